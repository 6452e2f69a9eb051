declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2' | 'sfnt';
    keepFeatures: string[];
    preserveNameIds: number[];
    dropTables?: string[];
    noHinting?: boolean;
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'fontverter' {
  export function convert(font: Buffer, format: 'truetype'): Promise<Buffer>;
}
