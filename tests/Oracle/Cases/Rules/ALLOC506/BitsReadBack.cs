// title: `BitConverter.ToInt64(BitConverter.GetBytes(number), 0)`
// rule: ALLOC506
// bytes: 32
// jit: net10 0/32
// fix: ALLOC506
// safety: safe
// after: 0
static class Case
{
    static long Probe(double number = 300) => BitConverter.ToInt64([|BitConverter.GetBytes(number)|], 0);

    static long Behave(double number) => BitConverter.ToInt64([|BitConverter.GetBytes(number)|], 0);

    static double BehaveBack(long number) => BitConverter.ToDouble([|BitConverter.GetBytes(number)|], 0);

    static float BehaveSingle(int number) => BitConverter.ToSingle([|BitConverter.GetBytes(number)|], 0);

    static int BehaveInt(float number) => BitConverter.ToInt32([|BitConverter.GetBytes(number)|], 0);
}
