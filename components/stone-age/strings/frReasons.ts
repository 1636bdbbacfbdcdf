import { TILES_PER_STACK } from '@/machines/stone-age/data';
import { count, kinds, number, resources, workers } from './frWords';
import type { Reasons } from './shape';

const why = (label: string, sentence: string) => () => ({ label, sentence });

/** Why a move is refused: what fits on a label, and the whole sentence. */
export const reasons: Reasons = {
  gameIsOver: why('Partie finie', "La partie est finie : il n'y a plus rien à jouer."),
  notYourDecision: why('Pas ton tour', "C'est à quelqu'un d'autre de décider."),
  notNow: why('Pas maintenant', 'Cela ne se fait pas à ce moment de la manche.'),
  nonsense: why('Impossible', "Ce coup n'existe pas."),
  noWorkersLeft: why('Plus de figurine', 'Toutes tes figurines sont déjà parties.'),
  noSuchStack: why('Pas de pile', 'Il y a autant de piles de bâtiments que de joueurs, pas plus.'),
  emptyPlace: why('Vide', "Il n'y a plus rien à prendre ici."),
  full: why('Complet', "Il n'y a plus de place ici pour cette manche."),
  alreadyHere: why(
    'Tu y es déjà',
    'Tes figurines y sont déjà, et on ne revient pas deux fois dans la même manche.',
  ),
  twoPlayersHere: why(
    'Déjà deux joueurs',
    'À trois joueurs, seuls deux peuvent récolter au même endroit.',
  ),
  onePlayerHere: why("Pris par l'autre", 'À deux joueurs, un seul peut récolter à cet endroit.'),
  villageLimit: why(
    'Fermé cette manche',
    "À deux ou trois joueurs, seuls deux lieux servent parmi fabricant d'outils, hutte et champ.",
  ),
  nothingToGain: why(
    'Rien à gagner',
    "Tu n'as plus rien à gagner ici, et à cette table on ne bloque pas.",
  ),
  needsExactlyOne: why('1 seule', 'Il faut exactement 1 figurine ici.'),
  needsExactlyTwo: why('2, pas moins', 'Il faut exactement 2 figurines du même joueur à la hutte.'),
  tooManyWorkers: (left) => ({
    label: `Plus que ${number(left)}`,
    sentence: `Il ne te reste que ${count(left, workers)}.`,
  }),
  tooManyForPlace: (room) => ({
    label: `Place pour ${number(room)}`,
    sentence: `Il n'y a de la place que pour ${count(room, workers)}.`,
  }),
  noWorkerThere: why('Aucune à toi', "Aucune de tes figurines n'est là."),
  toolNotAvailable: why('Outil utilisé', 'Cet outil a déjà servi dans cette manche.'),
  cannotAfford: why('Pas assez', "Tu n'as pas ces ressources."),
  wrongPayment: (asked) => ({
    label: `Il en faut ${number(asked)}`,
    sentence: `Un paiement valable compte ici ${count(asked, resources)}.`,
  }),
  wrongNumberOfKinds: (asked) => ({
    label: `${count(asked, kinds)} tout juste`,
    sentence: `Le paiement doit compter exactement ${count(asked, kinds)} de ressources.`,
  }),
  noSuchDie: why('Déjà pris', "Ce dé n'est plus sur la table."),
  noChoiceCard: why('Pas de carte', "Tu n'as pas la carte aux deux ressources au choix."),
  supplyIsShort: why('Réserve vide', "La réserve n'en a pas assez."),
};

/** How far a stack is from its end. */
export const left = (tiles: number) => `reste ${number(tiles)} sur ${number(TILES_PER_STACK)}`;
