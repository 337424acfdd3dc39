/** The label of photos without a leaf. It has no entry and is never offered as a diagnosis. */
export const NOT_A_LEAF = 'not_a_leaf'
/** The label of leaves of plants that are none of the crops. It has no entry either. */
export const OTHER_PLANT = 'other_plant'
