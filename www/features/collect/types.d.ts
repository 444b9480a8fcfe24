/** Shapes that the modules of this folder share. */

/** What codes can be about: its name as one reads it, and where a question of it is. */
export interface Topic {
  title: () => string;
  /** What a question is called */
  wordsOf?: (question: number) => string;
  linkOf: (question: number) => { route: string; params: Record<string, string> } | null;
}
