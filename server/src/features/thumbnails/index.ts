export { thumbnailRoutes } from './thumbnails.routes.ts';
