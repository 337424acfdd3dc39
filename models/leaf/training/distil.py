"""Knowledge distillation (Hinton et al. 2015): what several networks say together is learnt by one."""
import torch
import torch.nn.functional as F


def opinion(teachers, pictures, offsets):
    """[float32 (n, classes) probabilities], the teachers' normalised geometric mean; [] without teachers.

    `offsets` (n, classes) are added to its logarithm as to the logits of the network that learns (prior.py).
    """
    if not teachers:
        return []
    with torch.no_grad(), torch.autocast(pictures.device.type, torch.bfloat16):
        logs = torch.stack([F.log_softmax(teacher(pictures).float(), 1) for teacher in teachers])
    return [F.softmax(logs.mean(0) + offsets, 1)]
