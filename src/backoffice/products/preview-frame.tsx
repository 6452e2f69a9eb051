import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTheme } from '@mui/material';
// The shop's styles, apart from those of the back office.
import tokens from '../../layouts/tokens.css?inline';
import base from '../../layouts/base.css?inline';
import sheet from '../../islands/controls/sheet.css?inline';
import dialog from '../../islands/product-dialog/product-dialog.css?inline';
import row from '../../islands/menu/product-row.css?inline';
import preview from './preview.css?inline';

/** A frame with the shop's own styles, as high as its content. */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(360);
  const { mode } = useTheme().palette;

  useEffect(() => {
    const frameDocument = frame.current?.contentDocument;
    if (!frameDocument) return;
    frameDocument.documentElement.lang = 'de';
    frameDocument.title = title;
    const style = frameDocument.createElement('style');
    style.textContent = [tokens, base, sheet, dialog, row, preview].join('\n');
    frameDocument.head.append(style);
    setBody(frameDocument.body);
  }, [title]);

  useEffect(() => {
    frame.current?.contentDocument?.documentElement.style.setProperty('color-scheme', mode);
  }, [body, mode]);

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
        style={{ width: '100%', height, border: 0, borderRadius: 14, display: 'block', colorScheme: mode }}
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
