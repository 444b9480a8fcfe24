/** How long the link of a graph may be. */
export const LONGEST_LINK = 20_000;

/** Whether parameters of a link are short enough. @param {Record<string, string | null>} params */
export const fitsLink = (params) => Object.values(params).join('').length <= LONGEST_LINK;
