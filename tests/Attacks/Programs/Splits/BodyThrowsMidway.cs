// fixes: ALLOC302
// The body throws at a part: what was done before is done, and what is open is closed in its order.
using System;

sealed class Guard : IDisposable
{
    private readonly int _length;
    public Guard(int length) => _length = length;
    public void Dispose() => Console.Write("~" + _length + " ");
}

static class Program
{
    static int Sum(string text)
    {
        var sum = 0;
        try
        {
            foreach (var part in text.Split('+'))
            {
                using var guard = new Guard(part.Length);
                sum += int.Parse(part);
            }
        }
        catch (FormatException)
        {
            Console.Write("bad ");
        }

        return sum;
    }

    static void Main() { Console.WriteLine(Sum("1+22+3") + " " + Sum("1+x+3") + " " + Sum("")); }
}
