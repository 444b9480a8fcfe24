import { linked, MEMORIES } from './solver.js';
import { formatLink } from '../ui/link.js';
for (const rule of process.argv.slice(2)) {
  const t=performance.now();
  try {
  const { solved } = linked(formatLink('lab', [['rule', rule]]));
  let slices=0; while (solved.advance('verdict') < 1) slices++;
  const v = solved.verdict(); console.log(v.table, v.outcome, slices, (performance.now()-t)/slices, 'ms a slice');
  console.log('after verdict', MEMORIES.lab.buffer.byteLength/2**20);
  while (solved.advance('timeline') < 1);
  const tl=solved.timeline(); console.log('after timeline', MEMORIES.lab.buffer.byteLength/2**20, tl.steps?.stepCount);
  solved.free();
  } catch(e){console.log(e.message, MEMORIES.lab.buffer.byteLength/2**20)}
}
