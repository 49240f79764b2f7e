// refuses: ALLOC201
// stack: 256
// The enumerator of an untyped list is an object; that of a typed one lies in the frame, with an element in it.
using System;
using System.Collections;

struct Matrix
{
    public double A, B, C, D, E, F, G, H, I, J, K, L, M, N, O, P;
}

static class Program
{
    private static double Walk(int n)
    {
        var list = new ArrayList();
        list.Add(new Matrix { A = n });
        list.Add(new Matrix { P = 1 });
        var sum = 0.0;
        foreach (Matrix matrix in list)
        {
            sum += matrix.A + matrix.P;
            if (n > 0)
                sum += Walk(n - 1 - n / 4 * 0 - (sum > 1e300 ? 1 : 0));
            if (n > 5)
                break;
        }

        return sum;
    }

    static void Main()
    {
        Console.WriteLine(Walk(int.Parse("400")) > 0);
    }
}
