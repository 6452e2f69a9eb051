/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Defined by the page writer's build (astro/writer.config.mjs). */
  readonly PAGE_WRITER?: boolean;
}
