using System.Diagnostics.CodeAnalysis;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>How a failed expectation is told to the test framework.</summary>
public interface IVerifier
{
    /// <summary>Fails unless the collection is empty.</summary>
    void Empty<T>(string collectionName, IEnumerable<T> collection);

    /// <summary>Fails unless the values are equal.</summary>
    void Equal<T>(T expected, T actual, string? message = null);

    /// <summary>Fails unless the condition holds.</summary>
    void True([DoesNotReturnIf(false)] bool assert, string? message = null);

    /// <summary>Fails if the condition holds.</summary>
    void False([DoesNotReturnIf(true)] bool assert, string? message = null);

    /// <summary>Fails.</summary>
    [DoesNotReturn]
    void Fail(string? message = null);

    /// <summary>Fails if tests cannot run for this language.</summary>
    void LanguageIsSupported(string language);

    /// <summary>Fails if the collection is empty.</summary>
    void NotEmpty<T>(string collectionName, IEnumerable<T> collection);

    /// <summary>Fails unless the sequences are equal.</summary>
    void SequenceEqual<T>(
        IEnumerable<T> expected, IEnumerable<T> actual, IEqualityComparer<T>? equalityComparer = null, string? message = null);

    /// <summary>A verifier whose failures say that they happened during this step.</summary>
    IVerifier PushContext(string context);
}

/// <summary>What every verifier can say about texts.</summary>
public static class IVerifierExtensions
{
    /// <summary>Fails with a line by line difference unless the texts are equal.</summary>
    public static void EqualOrDiff(this IVerifier verifier, string expected, string actual, string? message = null)
    {
        if (expected != actual)
        {
            verifier.Fail($"{message ?? "The text differs."}{Environment.NewLine}{LineDifference.Between(expected, actual)}");
        }
    }
}
