// fixes: ALLOC205, ALLOC403, ALLOC402, ALLOC608, ALLOC405, ALLOC204, ALLOC601
// Tabs, line ends of two characters, comments and directives around what the fixes write.
#nullable enable
using System;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using System.Threading.Tasks;

[Flags]
enum Fl
{
	A = 1,
	B = 2,
}

static class Layout<T>
{
	public static void Typed(StringBuilder to, T value)
	{
		// the value
		to.Append(value); // appended
		if (to.Length > 3)
			to.Append(value);
		else
			to.Append(' ').Append(value);
#if DEBUG || !DEBUG
		to.Append(value);
#endif
		foreach (var _ in new int[2])
			to.Append(value);
		switch (to.Length)
		{
			case 0:
				to.Append(value);
				break;
			default:
				to.Insert(0, value);
				break;
		}
	}
}

static class Program
{
	private static IReadOnlyList<int> Items { get; } = new List<int> { 1, 2 };

	static int Lambdas(int n)
	{
		var r = 0;
		for (var i = 0; i < n; i++)
		{
			// adds
			Func<int, int> add = x =>
			{
				// inside
				return x + i;
			};

			r += add(1); // called
		}

		return r;
	}

	static Func<string> Early(Dictionary<string, Func<string>> known, string key, int n)
	{
		if (known.TryGetValue(key, out var found))
			return found;

		// not found
		Func<string> made = () =>
			key + n; // made
#region keep
		known[key] = made;
#endregion
		return made;
	}

	static int[] Grow(int n)
	{
		int[] all = [];
		// grows
		for (var i = 0; i < n; i++)
		{
			if (i % 2 == 0)
				continue; // skipped

			all = [.. all, i]; // one
		}

		return all;
	}

	private static async Task<int> Ready(int n)
	{
		// at once
		if (n > 1)
			return n; // now

		await Task.Yield();
		return -1;
	}

	private static Task<int> Given(int n)
	{
		if (n > 1)
			return Task.FromResult(n); // now
		return Ready(n); // later
	}

	/// <summary>Writes all.</summary>
	private static void Each(
		IEnumerable<int> items, // what
		StringBuilder to)
	{
		// all
		foreach (var item in items)
		{
			// one
			if (item > 5)
				continue;

			to.Append(item); // written
		}
	}

	static bool Flags(Fl f)
	{
		return f.HasFlag(Fl.A) // first
			&& !f.HasFlag(Fl.B); // second
	}

	static int Struct(List<int> l)
	{
		var r = 0;
		// moves
		IEnumerator<int> e = l.GetEnumerator(); // boxed
		while (e.MoveNext())
			r += e.Current;
		return r;
	}

	static int Loop()
	{
		var r = 0;
		// items
		foreach (var item in Items) // each
		{
			r += item; // added
		}

		foreach (var item in Items)
			r -= item * 2; // one

		return r;
	}

	static async Task Main()
	{
		var to = new StringBuilder();
		Layout<int>.Typed(to, 5);
		Layout<string>.Typed(to, "s");
		Layout<double>.Typed(to, 1.5);
		Each([1], to);
		Each([to.Length], to);
		var known = new Dictionary<string, Func<string>>();
		for (var n = 0; n < 4; n++)
			Console.WriteLine(to + " " + Lambdas(n) + Early(known, "k" + n % 2, n)() + string.Join(",", Grow(n)) + await Ready(n) + await Given(n) + Flags((Fl)n) + Struct([1, n]) + Loop());
	}
}
