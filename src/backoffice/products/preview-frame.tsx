import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTheme } from '@mui/material';
// The shop's own look, kept away from that of the back office.
import tokens from '../../layouts/tokens.css?inline';
import base from '../../layouts/base.css?inline';
import dialog from '../../islands/product-dialog/product-dialog.css?inline';
import row from './preview-row.css?inline';

/** A page of its own, in which something looks as it does in the shop; as high as its content. */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(360);
  const { mode } = useTheme().palette;

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (!page) return;
    page.documentElement.lang = 'de';
    page.title = title;
    const style = page.createElement('style');
    style.textContent = [tokens, base, dialog, row].join('\n');
    page.head.append(style);
    setBody(page.body);
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
