// title: `text.Append((object)number)`
// rule: ALLOC201
// bytes: 56
// jit: net9 32/56, net10 32/56
// unflagged: the builder has room
// message: Append makes a text of 32 B of the number
// fix: ALLOC201.Overload
// safety: safe
// after: 0
static class Case
{
    static StringBuilder s_text = new(64);

    static int Probe(int number = 300) => s_text.Clear().Append([|(object)number|]).Length;

    static string Behave(int number, char c, double value, bool is1, decimal money) =>
        new StringBuilder().Append([|(object)number|]).Append([|(object)c|]).Append([|(object)value|]).Append([|(object)is1|]).Append([|(object)money|]).ToString();

    static string BehaveInsert(int index, long number) => new StringBuilder("abc").Insert(index, [|(object)number|]).ToString();
}
