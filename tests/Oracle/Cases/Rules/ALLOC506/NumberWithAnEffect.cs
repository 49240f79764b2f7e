// title: `BitConverter.GetBytes(Next)[0]` of a property that counts, after a variable
// rule: ALLOC506
// bytes: 32
// jit: net10 0/32
// fix: ALLOC506
// safety: safe
// after: 0
static class Case
{
    static int s_next;

    static int Next => s_next += 5;

    static int Probe(int start = 3)
    {
        var sum = start + [|BitConverter.GetBytes(Next)|][0];
        return sum;
    }

    static string Behave(int start)
    {
        s_next = start;
        var sum = start * 3 + [|BitConverter.GetBytes(Next)|][0];
        return sum + " " + s_next;
    }
}
