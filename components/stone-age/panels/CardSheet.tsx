import type { ReactNode } from 'react';

import { Picture } from '@/components/art/Printed';
import { useText } from '@/components/i18n/LanguageProvider';
import { CULTURE } from '@/components/stone-age/art/cultures';
import { PERSON } from '@/components/stone-age/art/people';
import { DieLegend } from '@/components/stone-age/panels/DieLegend';
import { Half } from '@/components/stone-age/panels/Half';
import { isKept } from '@/components/stone-age/panels/offerAt';
import { CardPicture } from '@/components/stone-age/panels/OfferPicture';
import { OwnLook } from '@/components/stone-age/panels/OwnLook';
import { stoneAgeStrings } from '@/components/stone-age/strings/catalogue';
import { Sheet } from '@/components/table/Sheet';
import { useHold } from '@/components/table/HoldToLookPress';
import { useTheme } from '@/components/theme/ThemeProvider';
import type { Seat } from '@/machines/core/rules';
import type { Position } from '@/machines/stone-age/position';
import { CARD_PLACES, type Card, type CardPlace } from '@/machines/stone-age/vocabulary';

export interface CardSheetProps {
  card: Card;
  /** Where it lies; a card that somebody has bought lies nowhere and has no price. */
  place?: CardPlace;
  /** Whose own cards may be counted with it. They stay hidden until the button is held. */
  own?: { position: Position; seat: Seat };
  /** The main button: place a worker here. */
  action?: ReactNode;
  onClose: () => void;
  /** Whose colour the sheet has. */
  seat?: Seat;
  reduced?: boolean;
}

/** A card opened: both halves in words. */
export function CardSheet({ card, place, own, action, onClose, seat, reduced }: CardSheetProps) {
  const theme = useTheme();
  const strings = useText(stoneAgeStrings);
  const hold = useHold(`${own?.seat} ${card.id}`);
  const price = place && CARD_PLACES.indexOf(place) + 1;
  const upper = strings.upper(card.upper);
  const lower = strings.lower(card.lower);
  const green = card.lower.colour === 'green';
  const { culture, cultureMark, people, peopleMark } = theme.card;
  const below = green
    ? { ground: culture, text: cultureMark, key: theme.charcoal }
    : { ground: people, text: peopleMark, key: theme.charcoal };
  return (
    <Sheet
      title={place ? strings.places[place].name : upper.title}
      subtitle={price === undefined ? undefined : strings.price(price)}
      lead={<CardPicture card={card} price={price} large />}
      onClose={onClose}
      footer={action}
      seat={seat}
      tall
      reduced={reduced}
      testID="card-sheet"
    >
      <Half
        tag={isKept(card) ? strings.card.later : strings.card.now}
        title={upper.title}
        text={upper.text}
        surface={theme.quiet}
      >
        {card.upper.type === 'diceForEveryone' && <DieLegend ink={theme.quiet.text} />}
      </Half>
      <Half
        tag={strings.card.atTheEnd}
        title={lower.title}
        text={lower.text}
        surface={below}
        seed={6}
        raised={hold.looking}
        picture={
          <Picture
            drawing={
              card.lower.colour === 'green'
                ? CULTURE[card.lower.culture]
                : PERSON[card.lower.person]
            }
            size={36}
            colour={below.text}
          />
        }
      >
        {own && <OwnLook {...own} card={card} hold={hold} />}
      </Half>
    </Sheet>
  );
}
