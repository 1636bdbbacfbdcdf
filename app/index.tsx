import { Shelf } from '@/components/shelf/Shelf';

export default function ShelfRoute() {
  return <Shelf />;
}
