// title: `foreach (var part in text.Split(','))`, each part parsed
// rule: ALLOC302
// bytes: 144
// message: the number of the parts and their lengths are not known
static class Case
{
    static int Probe(string text = "1234,5678,9012")
    {
        var sum = 0;
        foreach (var part in [|text.Split(',')|])
            sum += int.Parse(part);
        return sum;
    }
}
