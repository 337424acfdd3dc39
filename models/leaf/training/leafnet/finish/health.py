"""Is anything wrong with this leaf? A linear layer on the finished network's features, healthy against sick.

Healthy leaves of most crops were photographed on one farm, so that each label "healthy" learns its farm. But health is
the same question for every species, and of healthy leaves of some plant there are thousands. The layer's odds divide
what each crop has among its labels anew; how sure the network is of the crop stays as it was.
"""

import torch
import torch.nn.functional as F
from torch import nn

from leafnet.finish.laboratory import VIEWS, evenly, pooled_of
from leafnet.finish.linear import fit_linear
from leafnet.photos.manifest import FOLIAGE, NOT_A_LEAF, OTHER_PLANT, crop_of

HEALTHY_PLANTS = ("mangrove", "deepweeds", "pear640", *FOLIAGE)  # of these, no photo shows a disease
# Not told by spots: no part of the fit, and measured apart.
WITHOUT_SPOTS = (
    "Chilli___Leaf_curl_(mites_and_thrips)",
    "Chilli___Nutrient_deficiency",
    "Groundnut___Nutrient_deficiency",
    "Orange___Haunglongbing_(Citrus_greening)",
    "Tomato___Spider_mites Two-spotted_spider_mite",
    "Tomato___Tomato_Yellow_Leaf_Curl_Virus",
    "Tomato___Tomato_mosaic_virus",
)
# How many of a label's photos look sick to a layer that was fitted without its crop's field photos (measure/health.py),
# but at least half, since the layer has met them; 0.9 of labels without spots that no field photo shows.
VISIBLE = 0.999
LESS_VISIBLE = {
    **dict.fromkeys(("Cherry_(including_sour)___Powdery_mildew", *WITHOUT_SPOTS[3:]), 0.9),
    "Apple___Apple_scab": 0.55,
    "Apple___Powdery_mildew": 0.6,
    "Chilli___Leaf_curl_(mites_and_thrips)": 0.5,
    "Chilli___Nutrient_deficiency": 0.9,
    "Corn_(maize)___Northern_Leaf_Blight": 0.85,
    "Strawberry___Leaf_spot": 0.6,
    "Strawberry___Powdery_mildew": 0.5,
}
# Of the layer's log odds, chosen on sources left out whole: less where diseases look healthy to it (apple), or where
# little was enough (maize).
WEIGHT, WEIGHTS = 3.0, {"Apple": 2.0, "Corn_(maize)": 1.0}
OF_A_LABEL = {"field": 60, "lab": 15, "foliage": 60, "other": 60}  # photos of each label and source are enough
LABORATORY = 0.5  # how much the laboratory weighs beside the field
PENALTY, STEPS = 0.3, 100
TEMPERATURE = 0.55  # about what calibration.py finds: at this one the layer's odds are the answer's odds
LEAST, MOST = 1e-20, 12.0  # keep logarithms and exponentials finite


class WithHealth(nn.Module):
    """Divides each crop's share of the answer anew by the layer's odds of a healthy leaf."""

    def __init__(self, sick, labels):
        super().__init__()
        crops = [crop_of(label) for label in labels]
        groups = torch.tensor([[float(crop == name) for name in dict.fromkeys(crops)] for crop in crops])
        self.sick = sick
        self.register_buffer("groups", groups)
        self.register_buffer("visible", torch.tensor([visible(label) for label in labels]))
        self.register_buffer("weights", torch.tensor([WEIGHTS.get(crop, WEIGHT) for crop in crops]))

    def forward(self, pooled, logits):
        """A label that 9 of 10 leaves show gets 9 parts of what sick leaves get, and one of what healthy ones get."""
        healthy = torch.exp(torch.clamp(-self.weights * self.sick(pooled), -MOST, MOST))
        before = torch.softmax(logits / TEMPERATURE, 1)
        after = before * (self.visible + (1 - self.visible) * healthy)
        kept = (before @ self.groups + LEAST) / (after @ self.groups + LEAST)
        return TEMPERATURE * torch.log(after * (kept @ self.groups.T) + LEAST)


def visible(label):
    if label in (NOT_A_LEAF, OTHER_PLANT):
        return 1.0
    return 0.0 if label.endswith("healthy") else LESS_VISIBLE.get(label, VISIBLE)


def state_of(photo):
    """1.0: sick; 0.0: healthy; None: the photo says nothing of it."""
    if photo.source in HEALTHY_PLANTS:
        return 0.0
    if photo.place not in ("field", "lab") or photo.plant in WITHOUT_SPOTS:
        return None
    return 0.0 if photo.plant.endswith("healthy") else 1.0


def fit_health(network, photos, pixels, side):
    """nn.Linear (1280, 1): the log odds that a leaf is sick, from training photos, each label of a source the same."""
    seen = [i for i, photo in enumerate(photos) if photo is not None and photo.split == "train"]
    chosen = [
        index
        for place, most in OF_A_LABEL.items()
        for index in evenly([i for i in seen if photos[i].place == place], lambda i: stratum_of(photos[i]), most)
        if state_of(photos[index]) is not None
    ]
    features = sum(pooled_of(network, pixels, chosen, seen, side) for seen in VIEWS) / len(VIEWS)
    return fit_states(features, [photos[index] for index in chosen])


def fit_states(features, photos):
    """nn.Linear (features, 1), as fit_health. The penalty is on the weights of standardised features."""
    truth = torch.tensor([state_of(photo) for photo in photos])
    weights = weights_of(photos)
    mean, spread = features.mean(0), features.std(0) + 1e-3
    standard = (features - mean) / spread

    def loss(layer):
        wrong = F.binary_cross_entropy_with_logits(layer(standard)[:, 0], truth, weights, reduction="sum")
        return wrong + PENALTY * layer.weight.square().sum()

    layer = fit_linear(features.shape[1], 1, loss, STEPS)
    layer.weight.data /= spread
    layer.bias.data -= layer.weight.data @ mean
    return layer


def weights_of(photos):
    """Healthy and sick weigh the same, each label of a source as much as another, the laboratory half as much."""
    strata = [stratum_of(photo) for photo in photos]
    kinds = [(photo.place == "lab", state_of(photo)) for photo in photos]
    members = {kind: {one for one, other in zip(strata, kinds) if other == kind} for kind in kinds}
    counts = {stratum: strata.count(stratum) for stratum in set(strata)}
    shares = [1 / counts[stratum] / len(members[kind]) for stratum, kind in zip(strata, kinds)]
    return torch.tensor([share * (LABORATORY if in_lab else 1) for share, (in_lab, _) in zip(shares, kinds)])


def stratum_of(photo):
    return photo.place, photo.plant, photo.source
