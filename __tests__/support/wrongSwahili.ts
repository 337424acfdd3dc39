/**
 * Swahili that a Kenyan reader understands wrongly, wherever the product says it: an Indian (mhindi), money (fedha), below
 * the leaf in the air (chini ya jani), a blaze (mwako), a vegetable that is grown (mnavu), a web for blight; act in case it
 * is (chukua hatua kama ni) after near proof, a plant in a pocket (mfukoni), all leaves where the sick ones are meant.
 */
export const WRONG_SWAHILI =
  /\bmhindi\b|\bmnyanya\b|mwako wa kamera|\bmnavu\b|kutathmini|mahameli|\bmagaga\b|kijikaratasi|mabaka ya fedha|wanawala vidukari|au vikonyo|chini ya (jani|majani|doa|baka|machipukizi)\b|utando mweupe|utando wa (kuvu|kijivu)|mwekundu wa kahawia|mimea iliyochoka|hatua ya kwanza wala ya mwisho|lina mikunjo|Moja linaweza kuenea|ukigusa mimea|chukua hatua (leo )?kama ni|mfukoni|kata majani\.|huenda ndilo|(meupe|vyeupe|onekana) kama fedha|uliza dawa|mwenye shamba|pumzika kwa muda/i
