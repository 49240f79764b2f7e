// fixes: ALLOC501
// silent: ALLOC104
// The elements of an array are changed by extensions that get them by reference, or that give a span over one back.
using System;

static class Ext
{
    public static void Next(this ref char c) => c++;

    extension(ref int n)
    {
        public void Grow() => n++;

        public int More { get => ++n; }

        public Span<int> Whole() => new(ref n);
    }
}

static class Use
{
    public static int Method(int n)
    {
        int[] all = { 1, 2, 3 };
        all[0].Grow();
        return all[0] + all[1] * n;
    }

    public static int Property(int n)
    {
        int[] all = { 1, 2, 3 };
        return all[1].More + all[1] * n;
    }

    public static int Characters(int n)
    {
        char[] all = { 'a', 'b' };
        all[n & 1].Next();
        return all[0] * 1000 + all[1];
    }

    public static int Spans(int n)
    {
        var sum = 0;
        Span<int> last = default;
        for (var i = 0; i < 3; i++)
        {
            var all = new int[4];
            all[0] = i;
            if (i == 0)
                last = all[0].Whole();
            sum += all[0] + all[1];
        }

        return sum * 100 + last[0] + n;
    }
}

static class P
{
    static void Main()
    {
        for (var i = 0; i < 3; i++)
            Console.WriteLine(Use.Method(i) + " " + Use.Property(i) + " " + Use.Characters(i) + " " + Use.Spans(i));
    }
}
