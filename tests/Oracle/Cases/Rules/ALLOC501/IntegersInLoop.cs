// title: four integers, in a loop in the method
// rule: ALLOC501
// bytes: 40
// fix: ALLOC501
// safety: safe
// after: 0
static class Case
{
    static int Probe(int count = 1)
    {
        var sum = 0;
        for (var i = 0; i < count; i++)
        {
            var numbers = [|new int[4]|];
            numbers[i & 3] = i;
            sum += numbers[2];
        }

        return sum;
    }

    static int Behave(byte count)
    {
        var sum = 0;
        for (var i = 0; i < count; i++)
        {
            var numbers = [|new int[4]|];
            sum += numbers[i & 3] + numbers[2];
            numbers[i & 3] = i;
            sum += numbers[2];
        }

        return sum;
    }
}
