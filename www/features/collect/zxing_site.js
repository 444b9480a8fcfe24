/** A reader of codes for browsers that have none: ZXing, whose wasm is beside the site and fetched when it is first asked for. */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

prepareZXingModule({ overrides: { locateFile: () => wasm } });

/** The texts of all QR codes of a picture. @type {((pixels: ImageData) => Promise<string[]>) | null} */
export const readCodes = async (pixels) => {
  const found = await readBarcodes(pixels, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 255 });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
};
