/** The `class` of an element, of names that may depend on conditions. @param {...(string | false | null | undefined)} names */
export const classNames = (...names) => names.filter(Boolean).join(' ');
