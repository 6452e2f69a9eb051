// Types of the benchmarks' tools as far as they are used: `astro check` reads all benchmarks, but the tools are installed only for a run.

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

declare module 'autocannon' {
  interface Result {
    duration: number;
    errors: number;
    latency: { p99: number };
    requests: { total: number };
    statusCodeStats?: Record<string, { count?: number }>;
  }

  export default function autocannon(options: {
    url: string;
    headers: Record<string, string>;
    connections: number;
    duration: number;
  }): Promise<Result>;
}

declare module 'lighthouse' {
  interface Audit {
    title: string;
    score: number | null;
    displayValue?: string;
    numericValue?: number;
  }

  interface Report {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    environment?: { benchmarkIndex: number };
    runtimeError?: { message: string };
  }

  export default function lighthouse(
    url: string,
    options: { port: number; logLevel: 'silent'; onlyCategories: string[]; disableStorageReset: boolean },
  ): Promise<{ lhr: Report } | undefined>;
}

declare module '@stryker-mutator/core' {
  interface Mutant {
    fileName: string;
    location: { start: { line: number; column: number } };
    mutatorName: string;
    replacement: string;
    status: 'CompileError' | 'Ignored' | 'Killed' | 'NoCoverage' | 'RuntimeError' | 'Survived' | 'Timeout';
  }

  export class Stryker {
    constructor(options: {
      testRunner: string;
      plugins: string[];
      mutate: string[];
      coverageAnalysis: 'perTest';
      concurrency: number;
      timeoutMS: number;
      reporters: string[];
    });
    runMutationTest(): Promise<Mutant[]>;
  }
}
