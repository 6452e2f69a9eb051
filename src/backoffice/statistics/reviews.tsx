import StarIcon from '@mui/icons-material/Star';
import { Box, Button, Divider, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { formatDate, formatTime } from '../../lib/domain/dates.ts';
import { saveFile, csvFile } from '../data/files.ts';
import { Frame } from './frame.tsx';
import { reviewsTable } from './reports/totals-and-outcomes.ts';
import { tableRows } from './report.ts';
import { texts } from './texts.ts';
import { MOST_REVIEWS, readAllReviews, readReviews, type Scope } from './use-statistics.ts';

const MORE = 20;
const title = texts.titles.reviews;

/** The customers' reviews, newest first. */
export function Reviews({ scope, zone, currency }: { scope: Scope; zone: string; currency: string }) {
  const [most, setMost] = useState(MORE);
  const notify = useNotify();
  const { branchId, range } = scope;
  const { data, error, refetch } = useQuery({
    queryKey: ['statistics', 'reviews', branchId ?? 'all', range.from, range.to, most],
    queryFn: () => readReviews(scope, most),
    placeholderData: keepPreviousData,
  });

  const exportAll = async () => {
    const rows = tableRows(reviewsTable(await readAllReviews(scope), zone), currency);
    saveFile(csvFile(rows), `reviews_${range.from}_${range.to}.csv`);
  };
  const reviews = data?.reviews ?? [];
  return (
    <Frame
      title={title}
      error={error}
      onAgain={refetch}
      isLoading={!data && !error}
      isWide
      onExport={
        data
          ? () => void exportAll().catch((failure: Error) => notify(failure.message, { type: 'error' }))
          : null
      }
    >
      {data && reviews.length === 0 && <Typography color="text.secondary">{texts.empty}</Typography>}
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden="true" />}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {reviews.map((review) => {
          const at = Date.parse(review.createdAt);
          return (
            <li key={review.id}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
                <Box component="strong" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
                  <StarIcon fontSize="small" color="secondary" aria-hidden="true" />
                  {texts.starCount(review.rating)}
                </Box>
                <Typography variant="body2" color="text.secondary">
                  {formatDate(at, zone)}, {formatTime(at, zone)} · {texts.ticket} {review.ticketNumber} ·{' '}
                  {texts.foodRating} {review.foodRating} · {texts.serviceRating} {review.serviceRating} ·{' '}
                  {texts.processRating} {review.processRating}
                </Typography>
              </Box>
              {review.comment && (
                <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', mt: 0.5 }}>
                  {review.comment}
                </Typography>
              )}
            </li>
          );
        })}
      </Stack>
      {data && data.total > reviews.length && most < MOST_REVIEWS && (
        <Button color="secondary" onClick={() => setMost(Math.min(most + MORE, MOST_REVIEWS))}>
          {texts.moreReviews} ({texts.reviewsShown(reviews.length, data.total)})
        </Button>
      )}
    </Frame>
  );
}
