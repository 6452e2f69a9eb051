declare module '@11ty/eleventy' {
  interface Config {
    addTemplateFormats(formats: string): void;
    addExtension(ending: string, options: { key: string }): void;
    addPassthroughCopy(paths: Record<string, string>): void;
    setUseGitIgnore(isUsed: boolean): void;
    setQuietMode(isQuiet: boolean): void;
  }

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; config: (config: Config) => void },
    );
    write(): Promise<unknown>;
  }
}
