import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenModule {
  FS: { filesystems?: { NODEFS?: NodeFileSystem } };
  NODEFS?: NodeFileSystem;
}
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => void };
}

/** PGlite's file system, with the fsync that it lacks: what is committed is on the disk. */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = (module: unknown) => {
      const { FS, NODEFS } = module as EmscriptenModule;
      const files = FS.filesystems?.NODEFS ?? NODEFS;
      if (!files) throw new Error('PGlite has no node file system to add fsync to');
      files.stream_ops.fsync = (stream) => fdatasyncSync(stream.nfd);
    };
    const preRun = [emscriptenOpts.preRun ?? []].flat();
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...preRun, addFsync] as never } };
  }
}

/** PGlite starts Postgres with fsync off (`-F`); this starts it with fsync on. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
