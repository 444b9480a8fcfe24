/** What the stub of the browser's voices keeps, for the tests of reading aloud. */
export interface Voice {
  name: string;
  lang: string;
  localService: boolean;
}

declare global {
  interface Window {
    /** "voice: sentence" of everything that was to be read, in order. */
    spoken: string[];
    /** Ends the sentence that is being read. */
    endSpeech: () => void;
  }
}
