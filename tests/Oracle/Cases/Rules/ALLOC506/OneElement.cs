// title: `decimal.GetBits(amount)[3]`
// rule: ALLOC506
// bytes: 40
// jit: net10 0/40
// fix: ALLOC506
// safety: safe
// after: 0
static class Case
{
    static int Probe(int number = 300)
    {
        var amount = number / 100m;
        return ([|decimal.GetBits(amount)|][3] >> 16) & 0xFF;
    }

    static string Behave(decimal amount, Guid id)
    {
        var scale = ([|decimal.GetBits(amount)|][3] >> 16) & 0xFF;
        if ([|id.ToByteArray()|][7] > 100)
            scale = -scale;
        return scale + " " + amount;
    }
}
