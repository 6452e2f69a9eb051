import type { Country } from '../../../lib/domain/country.ts';
import type { Words } from '../../../lib/domain/words/catalogue.ts';
import type * as german from '../accessibility.ts';

/** Words of the statement on accessibility (annex 3 Nr. 1 BFSG, annex 3 BaFG). */

/** The law that asks for the statement; CH has none for private shops. */
const LAWS: Readonly<Record<Country, string>> = {
  DE: ' La loi allemande sur le renforcement de l’accessibilité (BFSG) s’appuie aussi sur ces règles, avec les §§ 12, 19 et 21 de son décret d’application (BFSGV).',
  AT: ' La loi autrichienne sur l’accessibilité (BaFG) s’appuie aussi sur ces règles.',
  CH: '',
};

/** Who watches over it, by its own name; `null`: nobody is named. */
const BODIES: Readonly<Record<Country, readonly string[] | null>> = {
  DE: [
    'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF AöR)',
    'Carl-Miller-Straße 6, 39112 Magdeburg, Allemagne',
    'Téléphone\u202f: +49 391 289 230 23',
    'E-mail\u202f: kontakt@mlbf-barrierefrei.de',
    'www.mlbf-barrierefrei.de',
  ],
  AT: ['Sozialministeriumservice'],
  CH: null,
};

const listed = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');

type German = typeof german.accessibility;

/** What the statement says; `bodies` may have none. */
export const accessibility: Words<Omit<German, 'bodies'>> & Pick<German, 'bodies'> = {
  intro: (seller) =>
    `Bien manger est l’affaire de tous, et commander doit l’être aussi. Cette déclaration s’applique à la boutique en ligne suivante\u202f: ${seller}.`,
  service: 'Ce que vous pouvez faire ici',
  offer: (branches, modes) =>
    `Vous consultez la carte${branches > 1 ? ` de chacun de nos ${branches} établissements` : ''} avec les prix, les allergènes et les additifs, et commandez ce qui vous fait envie${modes && `\u202f: ${modes}`}.`,
  modes: { takeaway: 'à emporter', delivery: 'en livraison', dineIn: 'à table' },
  works: 'Comment ça marche',
  steps: [
    '1. Sur la page d’accueil, vous choisissez un établissement. Sa page affiche la carte.',
    '2. Le + à côté d’un plat l’ajoute au panier. S’il y a un choix à faire, une fenêtre s’ouvre d’abord.',
    '3. Au moment de commander, vous indiquez votre nom, l’horaire et le mode de paiement. Ce qui manque est écrit en toutes lettres à côté du champ.',
    '4. Une fois la commande passée, une page dédiée vous dit où nous en sommes.',
  ].join('\n'),
  noScript: 'Vous pouvez tout lire même sans JavaScript. Il est nécessaire pour commander.',
  meets: 'Comment la boutique répond aux exigences',
  standard: (country) =>
    `La référence est le niveau AA des règles pour l’accessibilité des contenus Web (WCAG) 2.2\u202f: perceptible, utilisable, compréhensible et robuste.${LAWS[country]}`,
  checked: (day) =>
    `Le logiciel de la boutique a été vérifié pour la dernière fois le ${day}. Résultat de cette vérification\u202f:`,
  checks: listed([
    'Sur tous les types de pages, l’outil de contrôle axe ne trouve aucun manquement aux WCAG 2.2, niveaux A et AA. Les couleurs sont vérifiées en mode clair et en mode sombre.',
    'Une commande entière peut se faire au clavier seul, jusqu’à l’envoi.',
    'Avec un texte deux fois plus grand, rien ne se perd sur un téléphone, de la page d’accueil au suivi de la commande.',
    'Dans une fenêtre de 320 pixels de large, personne n’a besoin de faire défiler la page horizontalement.',
    'Les boutons, les champs et les zones portent les noms que les lecteurs d’écran annoncent. C’est par ces noms que la boutique est utilisée lors des vérifications.',
    'Les animations sont désactivées si votre appareil le demande.',
  ]),
  limits: 'Ce qui n’est pas encore parfait',
  gaps: [
    'Les outils ne trouvent pas tous les obstacles. La boutique n’a pas encore été testée par des personnes utilisant un lecteur d’écran.',
    'Les photos des plats n’ont pas de description. Toutes les informations figurent à côté sous forme de texte.',
    'Les textes, les images et les fichiers ajoutés par la boutique elle-même ne font pas partie de cette vérification.',
  ],
  mapGap:
    'Le plan de la page d’accueil est difficilement utilisable avec un lecteur d’écran. L’adresse et l’itinéraire figurent à côté.',
  payingGap:
    'Le paiement en ligne se fait sur le site du prestataire de paiement. Ce site n’est pas le nôtre et n’a pas été vérifié ici.',
  contact: 'Dites-le-nous',
  report:
    'Vous avez rencontré un obstacle\u202f? Écrivez-nous ou appelez-nous. Nous vous répondrons et vous aiderons.',
  email: (address) => `E-mail\u202f: ${address}`,
  phone: (number) => `Téléphone\u202f: ${number}`,
  body: 'Autorité compétente',
  bodies: (country) => BODIES[country]?.join('  \n') ?? null,
  listed,
};
