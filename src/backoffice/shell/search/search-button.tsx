import SearchIcon from '@mui/icons-material/Search';
import { IconButton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../../data/me.ts';
import { ariaKeys, keysOf, useShortcut } from '../../data/shortcuts.ts';
import { searchTexts as texts } from './texts.ts';

const SearchDialog = lazy(() => import('./search-dialog.tsx').then((it) => ({ default: it.SearchDialog })));

/** The magnifier in the app bar, which Ctrl + K stands for on every screen. */
export function SearchButton() {
  const user = useMe();
  const [isOpen, setOpen] = useState(false);
  useShortcut('search', () => setOpen(true));
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={texts.open}
        aria-keyshortcuts={ariaKeys('search')}
        aria-haspopup="dialog"
        title={`${texts.open} (${keysOf('search')[0]})`}
        onClick={() => setOpen(true)}
      >
        <SearchIcon />
      </IconButton>
      {isOpen && user && (
        <Suspense fallback={null}>
          <SearchDialog user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
