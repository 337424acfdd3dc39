type Source = { title: string; url?: string }

/** Where the facts come from. An authority is named once here and cited by its key. */
export const SOURCES = {
  cabi: {
    title: 'CABI PlantwisePlus Knowledge Bank and Pest Management Decision Guides',
    url: 'https://plantwiseplusknowledgebank.org',
  },
  eppo: { title: 'EPPO Global Database', url: 'https://gd.eppo.int' },
  eppoCanker: {
    title: 'EPPO Global Database, Xanthomonas citri pv. citri: Kenya absent, confirmed by survey',
    url: 'https://gd.eppo.int/taxon/XANTCI/distribution',
  },
  eppoGreening: { title: 'EPPO Reporting Service 2020/053: citrus greening in Kenya' },
  ucIpm: { title: 'University of California IPM', url: 'https://ipm.ucanr.edu' },
  ucIpmStrawberry: {
    title: 'University of California IPM, Angular leaf spot of strawberry',
    url: 'https://ipm.ucanr.edu/PMG/GARDEN/FRUIT/DISEASE/strawberryanugularleafspot.html',
  },
  clemson: { title: 'Clemson University Land-Grant Press, bacterial spot of tomato and pepper' },
  aces: { title: 'Alabama Cooperative Extension, bacterial spot of tomato and pepper' },
  extensionOrg: { title: 'eXtension, apple scab' },
  delaware: { title: 'University of Delaware Extension, maize leaf diseases' },
  nebGuide: { title: 'University of Nebraska NebGuide, maize rusts and leaf blights' },
  cropProtectionNetwork: {
    title: 'Crop Protection Network, maize disease management',
    url: 'https://cropprotectionnetwork.org',
  },
  infonet: { title: 'Infonet-Biovision, icipe (Kenya)', url: 'https://infonet-biovision.org' },
  pacificPests: { title: 'Pacific Pests, Pathogens, Weeds & Pesticides', url: 'https://apps.lucidcentral.org/ppp' },
  pacificPestsBroadMite: {
    title: 'Pacific Pests, Capsicum broad mite (049)',
    url: 'https://apps.lucidcentral.org/pppw_v12/text/web_full/entities/capsicum_broad_mite_049.htm',
  },
  pacificPestsCanker: {
    title: 'Pacific Pests, Citrus canker (091)',
    url: 'https://apps.lucidcentral.org/ppp/text/web_full/entities/citrus_canker_091.htm',
  },
  ufIfas: { title: 'University of Florida IFAS EDIS', url: 'https://edis.ifas.ufl.edu' },
  ufIfasBlackSpot: {
    title: 'University of Florida IFAS EDIS CG088, Citrus black spot',
    url: 'https://edis.ifas.ufl.edu/cg088',
  },
  pennState: {
    title: 'Penn State Extension, Alternaria leaf blotch of apple',
    url: 'https://extension.psu.edu/apple-disease-alternaria-leaf-blotch',
  },
  virginiaTech: {
    title: 'Virginia Tech SPES-509, Apple blotch disease',
    url: 'https://www.pubs.ext.vt.edu/content/pubs_ext_vt_edu/en/SPES/spes-509/spes-509.html',
  },
  ephytia: {
    title: 'INRAE ephytia, Cercospora capsici on chilli',
    url: 'http://ephytia.inra.fr/en/C/23071/Tropileg-Symptoms-on-Chilli-Cercospora-capsici',
  },
  plantVillage: { title: 'PlantVillage library', url: 'https://plantvillage.psu.edu' },
  kalro: { title: 'Kenya Agricultural and Livestock Research Organization', url: 'https://www.kalro.org' },
  kephis: { title: 'Kenya Plant Health Inspectorate Service', url: 'https://www.kephis.go.ke' },
  pcpb: { title: 'Pest Control Products Board, Kenya', url: 'https://www.pcpb.go.ke' },
  frac: { title: 'FRAC Code List (a listing is not an approval in any country)', url: 'https://www.frac.info' },
  irac: { title: 'IRAC Mode of Action Classification', url: 'https://irac-online.org' },
  hapakenya: {
    title: 'HapaKenya, 23 June 2025: 77 pesticides withdrawn, 202 restricted',
    url: 'https://hapakenya.com/2025/06/23/kenya-bans-77-harmful-pesticides-restricts-202-halts-151-others-pending-assessment/',
  },
  freshplaza: {
    title: 'FreshPlaza 9743942: Kenya withdraws 77 pesticides and restricts 202 more',
    url: 'https://www.freshplaza.com/north-america/article/9743942/kenya-withdraws-77-pesticides-and-restricts-202-more/',
  },
  floriculture: {
    title: 'Floriculture Kenya: withdrawn active ingredients',
    url: 'https://floriculture.co.ke/?p=6409',
  },
  tengele: {
    title: 'Tengele (a machine summary): abamectin, imidacloprid and mancozeb limited',
    url: 'https://tengele.com/news/e74d46ec-04e0-4775-9fbf-24a252a91e3e/kenya-bans-279-harmful-pesticide-products',
  },
} as const satisfies Record<string, Source>

export type SourceId = keyof typeof SOURCES

/** How far a fact was followed to its source. */
export type Confidence =
  'read in the source' | 'read in an excerpt of the source' | 'general knowledge, not read in the source'

export type Grounds = { sources: readonly SourceId[]; confidence: Confidence }

const trusted =
  (confidence: Confidence) =>
  (...sources: [SourceId, ...SourceId[]]): Grounds => ({ sources, confidence })

export const read = trusted('read in the source')
export const excerpt = trusted('read in an excerpt of the source')
/** The sources are where an agronomist should check the fact; nobody has yet. */
export const general = trusted('general knowledge, not read in the source')
