using System.Collections.Immutable;
using System.Diagnostics.CodeAnalysis;

namespace Microsoft.CodeAnalysis.Testing;

/// <summary>Fails by throwing <see cref="InvalidOperationException"/>, which every test framework reports.</summary>
public class DefaultVerifier : IVerifier
{
    /// <summary>A verifier outside any step.</summary>
    public DefaultVerifier()
        : this([])
    {
    }

    /// <summary>A verifier within these steps, the innermost on top.</summary>
    protected DefaultVerifier(ImmutableStack<string> context) => Context = context;

    /// <summary>The steps that failures name, the innermost on top.</summary>
    protected ImmutableStack<string> Context { get; }

    /// <inheritdoc/>
    public virtual void Empty<T>(string collectionName, IEnumerable<T> collection)
    {
        if (collection.Any())
        {
            Fail($"Expected '{collectionName}' to be empty, but it contains '{collection.Count()}' elements.");
        }
    }

    /// <inheritdoc/>
    public virtual void Equal<T>(T expected, T actual, string? message = null)
    {
        if (!EqualityComparer<T>.Default.Equals(expected, actual))
        {
            Fail(message ?? $"Expected '{expected}', but found '{actual}'.");
        }
    }

    /// <inheritdoc/>
    public virtual void True([DoesNotReturnIf(false)] bool assert, string? message = null)
    {
        if (!assert)
        {
            Fail(message ?? "Expected 'true', but found 'false'.");
        }
    }

    /// <inheritdoc/>
    public virtual void False([DoesNotReturnIf(true)] bool assert, string? message = null)
    {
        if (assert)
        {
            Fail(message ?? "Expected 'false', but found 'true'.");
        }
    }

    /// <inheritdoc/>
    [DoesNotReturn]
    public virtual void Fail(string? message = null) =>
        throw new InvalidOperationException(CreateMessage(message ?? "The verification failed."));

    /// <inheritdoc/>
    public virtual void LanguageIsSupported(string language) =>
        True(language == LanguageNames.CSharp, $"Language '{language}' is not supported.");

    /// <inheritdoc/>
    public virtual void NotEmpty<T>(string collectionName, IEnumerable<T> collection)
    {
        if (!collection.Any())
        {
            Fail($"Expected '{collectionName}' not to be empty.");
        }
    }

    /// <inheritdoc/>
    public virtual void SequenceEqual<T>(
        IEnumerable<T> expected, IEnumerable<T> actual, IEqualityComparer<T>? equalityComparer = null, string? message = null)
    {
        if (!expected.SequenceEqual(actual, equalityComparer))
        {
            Fail(message ?? $"Expected '{string.Join(", ", expected)}', but found '{string.Join(", ", actual)}'.");
        }
    }

    /// <inheritdoc/>
    public virtual IVerifier PushContext(string context) => new DefaultVerifier(Context.Push(context));

    /// <summary>The message with the steps in front of it, the outermost first.</summary>
    protected virtual string CreateMessage(string? message)
    {
        foreach (var step in Context)
        {
            message = $"Context: {step}{Environment.NewLine}{message}";
        }

        return message ?? "";
    }
}
