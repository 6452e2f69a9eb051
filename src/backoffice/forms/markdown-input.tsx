import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { formTexts as texts } from './texts.ts';
import { StringInput } from './inputs.tsx';

/** The sanitised HTML that customers get. The renderer is loaded on first use. */
function useRendered(text: string): string {
  const [html, setHtml] = useState('');
  useEffect(() => {
    let isLatest = true;
    void import('../../content/markdown.ts')
      .then(({ renderMarkdown }) => renderMarkdown(text))
      .then((rendered) => isLatest && setHtml(rendered));
    return () => void (isLatest = false);
  }, [text]);
  return html;
}

/** A Markdown text with a preview beside it. */
export function MarkdownInput({ source, label }: { source: string; label: string }) {
  // In a list, the field's path has its row's path in front.
  const { getSource } = useSourceContext();
  const value: unknown = useWatch({ name: getSource(source) });
  const text = typeof value === 'string' ? value : '';
  const html = useRendered(text);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <StringInput
        source={source}
        label={label}
        defaultValue=""
        multiline
        minRows={8}
        maxRows={18}
        helperText={texts.markdownHint}
      />
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          p: 2,
          mb: 3,
          overflow: 'auto',
          maxHeight: 450,
        }}
        tabIndex={0}
        role="region"
        aria-label={`${texts.preview}: ${label}`}
      >
        <Typography variant="overline" component="p" color="text.secondary">
          {texts.preview}
        </Typography>
        {text.trim() === '' ? (
          <Typography color="text.secondary">{texts.emptyPreview}</Typography>
        ) : (
          // The renderer escapes raw HTML, as in the shop.
          <Box
            sx={{
              '& :first-of-type': { mt: 0 },
              overflowWrap: 'anywhere',
              // Inside a list of rows the browser would use the bullets of a nested list.
              '& ul': { listStyle: 'disc' },
              '& a': { color: 'secondary.main' },
            }}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
      </Box>
    </Box>
  );
}
