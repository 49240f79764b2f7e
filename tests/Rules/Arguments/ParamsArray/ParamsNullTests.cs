namespace Allocations.Tests.Arguments.ParamsArray;

/// <summary>How the overloads of ALLOC101 leave the array's own method with what it did when given null.</summary>
public sealed class ParamsNullTests
{
    [Fact]
    public Task NullGuards_StayWithTheArray() => OverloadFix.VerifyAsync(
        """
        using System;

        class C
        {
            static int Total(string name, params int[] values)
            {
                if (name == null)
                    throw new ArgumentNullException(nameof(name));
                // Nothing to add.
                if (values == null || values.Length == 0) return 0;

                var total = 0;
                for (var i = 0; i < values.Length; i++)
                    total += values[i];
                return total;
            }

            static void M()
            {
                while (true)
                    [|Total("", 1)|];
            }
        }
        """,
        """
        using System;

        class C
        {
            static int Total(string name, params int[] values)
            {
                if (name == null)
                    throw new ArgumentNullException(nameof(name));
                // Nothing to add.
                if (values == null || values.Length == 0) return 0;
                return TotalCore(name, values);
            }

            static int Total(string name, int value) => TotalCore(name, new ReadOnlySpan<int>(in value));

            private static int TotalCore(string name, ReadOnlySpan<int> values)
            {
                if (name == null)
                    throw new ArgumentNullException(nameof(name));

                var total = 0;
                for (var i = 0; i < values.Length; i++)
                    total += values[i];
                return total;
            }

            static void M()
            {
                while (true)
                    Total("", 1);
            }
        }
        """);

    [Fact]
    public Task PassedOnAsSpan_KeepsAnEmptySpanForNull() => OverloadFix.VerifyAsync(
        """
        using System;

        class C
        {
            static int Sum(ReadOnlySpan<int> values) => values.Length;
            static int Sum2(params int[] values) => Sum(values);

            static void M()
            {
                while (true)
                    [|Sum2(1)|];
            }
        }
        """,
        """
        using System;

        class C
        {
            static int Sum(ReadOnlySpan<int> values) => values.Length;
            static int Sum2(params int[] values) => Sum2Core(values);

            static int Sum2(int value) => Sum2Core(new ReadOnlySpan<int>(in value));

            private static int Sum2Core(ReadOnlySpan<int> values) => Sum(values);

            static void M()
            {
                while (true)
                    Sum2(1);
            }
        }
        """);

    [Fact]
    public Task AnotherEffectBeforeTheArray_IsUnsafe() => OverloadFix.VerifyAsync(
        """
        class C
        {
            int _calls;

            void Add(params int[] values)
            {
                _calls++;
                for (var i = 0; i < values.Length; i++)
                    _calls += values[i];
            }

            void M()
            {
                while (true)
                    [|Add(1)|];
            }
        }
        """,
        """
        class C
        {
            int _calls;

            void Add(params int[] values) => AddCore(new System.ReadOnlySpan<int>(values, 0, values.Length));

            void Add(int value) => AddCore(new System.ReadOnlySpan<int>(in value));

            private void AddCore(System.ReadOnlySpan<int> values)
            {
                _calls++;
                for (var i = 0; i < values.Length; i++)
                    _calls += values[i];
            }

            void M()
            {
                while (true)
                    Add(1);
            }
        }
        """,
        title: "Add a single-argument overload of 'Add' (a null array fails before anything else is done)");

    [Theory]
    [InlineData("long", null)]
    [InlineData("decimal", "Add a single-argument overload of 'Add' (a null array fails before anything else is done)")]
    [InlineData("int?", "Add a single-argument overload of 'Add' (a null array fails before anything else is done)")]
    public Task ConversionThatMayFailBeforeTheArray_IsUnsafe(string type, string? title) => OverloadFix.VerifyAsync(
        $$"""
        class C
        {
            int _calls;

            void Add({{type}} first, params int[] values)
            {
                var sum = (int)first;
                for (var i = 0; i < values.Length; i++)
                    sum += values[i];
                _calls = sum;
            }

            void M()
            {
                while (true)
                    [|Add(2, 1)|];
            }
        }
        """,
        $$"""
        class C
        {
            int _calls;

            void Add({{type}} first, params int[] values) => AddCore(first, new System.ReadOnlySpan<int>(values, 0, values.Length));

            void Add({{type}} first, int value) => AddCore(first, new System.ReadOnlySpan<int>(in value));

            private void AddCore({{type}} first, System.ReadOnlySpan<int> values)
            {
                var sum = (int)first;
                for (var i = 0; i < values.Length; i++)
                    sum += values[i];
                _calls = sum;
            }

            void M()
            {
                while (true)
                    Add(2, 1);
            }
        }
        """,
        title);

    [Fact]
    public Task AnotherEffectBeforeALoop_IsSafe_BecauseTheBodyStaysWhereItIs() => OverloadFix.VerifyAsync(
        """
        class C
        {
            int _calls;

            void Add(params int[] values)
            {
                _calls++;
                foreach (var value in values)
                    _calls += value;
            }

            void M()
            {
                while (true)
                    [|Add(1)|];
            }
        }
        """,
        """
        class C
        {
            int _calls;

            void Add(params int[] values)
            {
                _calls++;
                foreach (var value in values)
                    _calls += value;
            }

            void Add(int value)
            {
                _calls++;
                _calls += value;
            }

            void M()
            {
                while (true)
                    Add(1);
            }
        }
        """);

    [Fact]
    public Task GuardOfAnotherArgument_ComesBeforeTheArrayIsLookedAt() => OverloadFix.VerifyAsync(
        """
        class C
        {
            static bool Starts(string value, params string[] starts)
            {
                if (string.IsNullOrEmpty(value)) return false;

                for (var i = 0; i < starts.Length; i++)
                {
                    if (value.StartsWith(starts[i])) return true;
                }
                return false;
            }

            static void M(string s)
            {
                while (true)
                    [|Starts(s, s)|];
            }
        }
        """,
        """
        class C
        {
            static bool Starts(string value, params string[] starts)
            {
                if (string.IsNullOrEmpty(value)) return false;
                return StartsCore(value, new System.ReadOnlySpan<string>(starts, 0, starts.Length));
            }

            static bool Starts(string value, string start) => StartsCore(value, new System.ReadOnlySpan<string>(in start));

            private static bool StartsCore(string value, System.ReadOnlySpan<string> starts)
            {
                if (string.IsNullOrEmpty(value)) return false;

                for (var i = 0; i < starts.Length; i++)
                {
                    if (value.StartsWith(starts[i])) return true;
                }
                return false;
            }

            static void M(string s)
            {
                while (true)
                    Starts(s, s);
            }
        }
        """);
}
