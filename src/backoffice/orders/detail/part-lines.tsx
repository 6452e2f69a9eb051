import { Typography } from '@mui/material';
import type { OrderItem } from '../../../lib/contract/orders.ts';
import { choicesText } from '../../../islands/controls/choices.ts';

/** What was chosen for a line, each part by its name. */
export function PartLines({ parts }: Pick<OrderItem, 'parts'>) {
  return parts.map((part) => {
    const chosen = choicesText([part]);
    return (
      chosen !== '' && (
        <Typography key={part.name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {part.name}: {chosen}
        </Typography>
      )
    );
  });
}
