import { Button, Chip, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import { useState } from 'react';
import type { Publication } from '../../lib/contract/publishing.ts';
import { texts } from './texts.ts';
import { dateAndTime } from '../data/shop-time.ts';

const FIRST = 10;

/** What was put live, newest first. */
export function History({ publications, zone }: { publications: readonly Publication[]; zone: string }) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? publications : publications.slice(0, FIRST);
  const { columns } = texts;
  return (
    <>
      <TableContainer>
        <Table size="small" aria-label={texts.history}>
          <TableHead>
            <TableRow>
              <TableCell>{columns.at}</TableCell>
              <TableCell>{columns.kind}</TableCell>
              <TableCell align="right">{columns.pages}</TableCell>
              <TableCell align="right">{columns.seconds}</TableCell>
              <TableCell>{columns.state}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map(({ id, at, kind, pages, seconds, isCurrent }) => (
              <TableRow key={id} sx={{ height: 44 }}>
                <TableCell>{`${dateAndTime(at, zone)} Uhr`}</TableCell>
                <TableCell>{texts.kind[kind]}</TableCell>
                <TableCell align="right">{pages}</TableCell>
                <TableCell align="right">{texts.duration(seconds)}</TableCell>
                <TableCell>{isCurrent && <Chip label={texts.live} color="primary" size="small" />}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {shown.length < publications.length && (
        <Button onClick={() => setOpen(true)} color="secondary">
          {texts.more(publications.length - shown.length)}
        </Button>
      )}
    </>
  );
}
