import { Button } from '@mui/material';
import { Link } from 'react-router';
import { PluginCard, PluginCards } from './plugin-card.tsx';
import { configTexts } from './texts.ts';

const texts = configTexts.plugins;
const PLUGINS = [
  { plugin: 'HomePage', links: ['blocks'] },
  { plugin: 'Search', links: [] },
  { plugin: 'Tags', links: ['tags'] },
  { plugin: 'Toolbar', links: [] },
  { plugin: 'CategoryBar', links: [] },
  { plugin: 'PWA', links: [] },
  { plugin: 'SMS', links: [] },
  { plugin: 'Donations', links: ['donatees'] },
  { plugin: 'OrderReviews', links: [] },
  { plugin: 'Frontdesk', links: ['branches'] },
] as const;

/** What the shop can do beyond taking orders. Payments and the map have subjects of their own. */
export function PluginsTab() {
  return (
    <PluginCards>
      {PLUGINS.map(({ plugin, links }) => (
        <PluginCard
          key={plugin}
          name={texts[plugin].name}
          hint={texts[plugin].hint}
          source={`enablePlugin${plugin}`}
          label={texts.enabled(texts[plugin].name)}
        >
          {links.length > 0
            ? links.map((to) => (
                <Button
                  key={to}
                  component={Link}
                  to={`/${to}`}
                  variant="outlined"
                  sx={{ justifySelf: 'start' }}
                >
                  {texts.links[to]}
                </Button>
              ))
            : undefined}
        </PluginCard>
      ))}
    </PluginCards>
  );
}
