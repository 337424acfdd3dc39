"""Knowledge distillation (Hinton et al. 2015): what several networks say together is learnt by one."""

import torch
import torch.nn.functional as F


def opinion(teachers, pictures, offsets, known):
    """[float32 (n, classes) probabilities, (n, 1)]: the teachers' normalised geometric mean, and `known` as it came;
    [] without teachers.

    `offsets` (n, classes) are added to its logarithm as to the logits of the network that learns (prior.py).
    `known` (n, 1): 1 for pictures of sources that the teachers have been taught, 0 where they have nothing to say.
    """
    if not teachers:
        return []
    with torch.no_grad(), torch.autocast(pictures.device.type, torch.bfloat16):
        logs = torch.stack([F.log_softmax(teacher(pictures).float(), 1) for teacher in teachers])
    return [F.softmax(logs.mean(0) + offsets, 1), known]
