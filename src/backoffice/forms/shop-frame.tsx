import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PLUS_PATH } from '../../islands/controls/icons.ts';
import type { Face, Scheme } from '../../lib/domain/face/face.ts';
import { fontStyle } from '../../lib/domain/face/font-style.ts';
import { faceStyle } from '../../lib/domain/face/style.ts';
import tokens from '../../layouts/tokens.css?inline';
import { fontUrl } from './font-urls.ts';
import base from '../../layouts/base.css?inline';
import { LANGUAGE } from '../../lib/domain/words/locale.ts';

interface Props {
  title: string;
  face: Face;
  scheme: Scheme;
  /** Of the parts shown, besides those of every page. */
  styles: string;
  children: ReactNode;
}

/** The plus of a product's row, which adds nothing here. */
export const PlusSign = () => (
  <span className="plus" aria-hidden="true">
    <svg viewBox="0 0 24 24" width="24" height="24">
      <path d={PLUS_PATH} fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round" />
    </svg>
  </span>
);

/** A frame with the shop's own styles, apart from those of the back office; as high as its content. */
export function ShopFrame({ title, face, scheme, styles, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(360);

  useEffect(() => {
    const frameDocument = frame.current?.contentDocument;
    if (!frameDocument) return;
    frameDocument.documentElement.lang = LANGUAGE;
    frameDocument.title = title;
    const style = frameDocument.createElement('style');
    style.textContent = [tokens, base, styles].join('\n');
    frameDocument.head.append(frameDocument.createElement('style'), style);
    setBody(frameDocument.body);
  }, [title, styles]);

  useEffect(() => {
    const own = body?.ownerDocument;
    const style = own?.head.querySelector('style');
    if (!own || !style) return;
    style.textContent =
      fontStyle(face.font, { latin: fontUrl(face.font), isSwapped: true }) + faceStyle(face);
    own.documentElement.style.setProperty('color-scheme', scheme);
  }, [body, face, scheme]);

  useEffect(() => {
    if (!body) return;
    const observer = new ResizeObserver(() => setHeight(Math.ceil(body.scrollHeight)));
    observer.observe(body);
    return () => observer.disconnect();
  }, [body]);

  return (
    <>
      <iframe
        ref={frame}
        title={title}
        style={{ width: '100%', height, border: 0, borderRadius: 14, display: 'block', colorScheme: scheme }}
      />
      {body &&
        createPortal(
          <main aria-label={title}>
            <h1 className="hidden-visually">{title}</h1>
            {children}
          </main>,
          body,
        )}
    </>
  );
}
