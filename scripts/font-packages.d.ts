declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'sfnt';
    keepFeatures: string[];
    preserveNameIds: number[];
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}
