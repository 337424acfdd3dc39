"""MixStyle (Zhou et al. 2021): pictures of a batch lend each other contrast and brightness of their early features."""

import torch

ALPHA = 0.1  # of the Beta distribution; the paper's
AFTER_BLOCKS = (1, 3)  # of `LeafNet.features`: at half and a quarter of the side


def mix_styles(model, chance):
    """Registers the mixing on `model`, in place: in training only, for each block with probability `chance`."""

    def mix(module, _, features):
        if not module.training or torch.rand(()) >= chance:
            return features
        mean = features.mean((2, 3), keepdim=True).detach()
        deviation = (features.var((2, 3), keepdim=True) + 1e-6).sqrt().detach()
        share = torch.distributions.Beta(ALPHA, ALPHA).sample((len(features), 1, 1, 1)).to(features)
        other = torch.randperm(len(features), device=features.device)
        mixed_mean = share * mean + (1 - share) * mean[other]
        mixed_deviation = share * deviation + (1 - share) * deviation[other]
        return (features - mean) / deviation * mixed_deviation + mixed_mean

    for index in AFTER_BLOCKS:
        model.features[index].register_forward_hook(mix)
