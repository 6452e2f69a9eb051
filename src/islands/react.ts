export { createRoot, type Root } from 'react-dom/client';
