/** The page of sums: heaps of different games side by side. */
import { Lazy } from '../../../ui/lazy.jsx';
import { sumPage } from '../page.jsx';
import { PARAMETERS } from './parameters.js';
import { createState } from './state.js';
import './parts.css';

/** @import { Page as SumPage } from '../state.js' */

const loadParts = () => import('./parts.jsx').then(({ Parts }) => Parts);

/** Buttons that put a sum together. @param {{page: SumPage}} props */
const RuleTools = ({ page }) => <Lazy load={loadParts} with={{ page }} />;

export const Page = sumPage({ words: 'sum', parameters: PARAMETERS, createState, has_parts: true, RuleTools });
