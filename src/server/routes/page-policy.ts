export { pagePolicy } from '../../lib/hosting/page-policy.ts';
