using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Interpolations;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Boxing.FormatArguments;

/// <summary>
/// Writes a call with a literal format string as an interpolated string with the same culture. The order of evaluation shifts: a call evaluates
/// all arguments before it formats the first, a handler formats each before it evaluates the next. Where one hole is all that a format has, the value
/// is asked for its text, or appended.
/// </summary>
internal sealed class FormatRewrite
{
    private const string Interleaved = "each argument is formatted before the next is evaluated";

    private readonly FixRequest _request;
    private readonly IInvocationOperation _call;
    private readonly List<FormatArgument> _arguments;
    private readonly IReadOnlyList<FormatPart> _parts;
    private readonly HashSet<FormatArgument> _repeatable;
    private readonly string? _ofOwnSpan;

    private FormatRewrite(
        FixRequest request, IInvocationOperation call, List<FormatArgument> arguments, IReadOnlyList<FormatPart> parts, CancellationToken cancellationToken)
    {
        _request = request;
        _call = call;
        _arguments = arguments;
        _parts = parts;

        // A type with a text of its own runs code, which may write a variable that a lambda shares.
        var runsCode = !arguments.All(static argument => FrameworkTexts.AreOf(argument.Value.Type));
        _ofOwnSpan = FormattedTypes.OwnSpanDifference(
            arguments.Select(static argument => argument.Value.Type), request.Model.Compilation, cancellationToken);
        _repeatable = [.. arguments.Where(argument => argument.IsRepeatable && !(runsCode && argument.IsShared(cancellationToken)))];
    }

    /// <summary>The fix for a call; null where the format is not a literal, or has holes that an interpolated string cannot have.</summary>
    public static Fix? Plan(FixRequest request, IInvocationOperation call, CancellationToken cancellationToken)
    {
        if (call.Syntax is not InvocationExpressionSyntax { ArgumentList: { } list } syntax
            || Comments.AreInOrBeside(list)
            || list.Arguments.Any(static argument => argument.NameColon is not null)
            || FormatArgument.FormatOf(call) is not { } format || CompositeFormatText.Parse(format) is not { } parts
            || FormatArgument.AllOf(call) is not { } arguments || parts.Any(part => part.Index >= arguments.Count))
        {
            return null;
        }

        var rewrite = new FormatRewrite(request, call, arguments, parts, cancellationToken);
        if (!rewrite.EvaluatesAlike())
            return null;
        var provider = call.Arguments.FirstOrDefault(static argument => argument.Parameter is { Name: "provider" });
        var written = provider is null || NullValue.Is(provider.Value) ? null : ((ArgumentSyntax)provider.Syntax).Expression.WithoutTrivia();
        return rewrite.OfValue(syntax, provider, written)
            ?? (FormattedTypes.HasHandler(request) && rewrite.Text() is { } text ? rewrite.OfText(syntax, text, provider, written, cancellationToken) : null);
    }

    /// <summary>The fix for a format that is one hole without alignment: what the value itself gives, or an overload of <c>Append</c> for it.</summary>
    private Fix? OfValue(InvocationExpressionSyntax syntax, IArgumentOperation? provider, ExpressionSyntax? written)
    {
        if (_parts.Count != 1 || _parts[0] is not { Text: null, Alignment: null } hole)
            return null;
        var argument = _arguments[hole.Index];
        if (_call.TargetMethod.ContainingType.SpecialType != SpecialType.System_String)
            return hole.Format is null && written is null ? OfAppendedValue(syntax, argument) : null;

        // A provider of another type may format in its own way. One that depends on the current culture is asked for before the value is evaluated.
        var isPlain = provider is null || written is null || IsPlainCulture(provider.Value);
        if (!(isPlain || IsCulture(provider!.Value)) || !(argument.IsRepeatable || written is null || IsInvariant(provider!.Value)))
            return null;
        return ValueText.Of(argument.Value, argument.Syntax, hole.Format, written) is { } text
            ? new FixBuilder(_request.Replacing(syntax, text.WithTriviaFrom(syntax)), ValueText.Title, ValueText.Key)
                .MayDiffer(isPlain ? null : "a custom formatter of the culture is not asked")
                .Build()
            : null;
    }

    private Fix? OfAppendedValue(InvocationExpressionSyntax syntax, FormatArgument argument)
    {
        var overload = _call.TargetMethod.Name != "AppendFormat" || !FrameworkTexts.AreOf(argument.Value.Type)
            ? null
            : _call.TargetMethod.ContainingType
                .GetMembers("Append")
                .OfType<IMethodSymbol>()
                .FirstOrDefault(method => method.Parameters is { Length: 1 } parameters
                    && SymbolEqualityComparer.Default.Equals(parameters[0].Type, argument.Value.Type));
        return overload is not null && Appending(syntax, null, argument.Syntax.WithoutTrivia()) is { } append
            ? new FixBuilder(_request.Replacing(syntax, append.WithAdditionalAnnotations(ExpectedSymbols.Mark([overload]))), "Append the value", "AppendValue")
                .Build()
            : null;
    }

    private Fix? OfText(
        InvocationExpressionSyntax syntax,
        ExpressionSyntax text,
        IArgumentOperation? provider,
        ExpressionSyntax? written,
        CancellationToken cancellationToken)
    {
        if (_call.TargetMethod.ContainingType.SpecialType == SpecialType.System_String)
            return OfString(syntax, text, provider, written, cancellationToken);
        // Writers format into a buffer of their own: an interpolated string would make a text that they do not.
        if (_call.TargetMethod.Name != "AppendFormat" || Appending(syntax, written, text) is not { } append)
            return null;
        var handlers = _call.TargetMethod.ContainingType
            .GetMembers("Append")
            .OfType<IMethodSymbol>()
            .Where(static method => method.Parameters.LastOrDefault()?.Type.Name == "AppendInterpolatedStringHandler")
            .ToArray();
        return handlers.Length == 0
            ? null
            : new FixBuilder(
                _request.Replacing(syntax, append.WithAdditionalAnnotations(ExpectedSymbols.Mark(handlers))), "Append an interpolated string", "Append")
            .MayDiffer(DifferenceOf(IsUnobserved() ? null : "the text before an argument is written before the argument is evaluated", provider))
            .Build();
    }

    private Fix? OfString(
        InvocationExpressionSyntax syntax,
        ExpressionSyntax text,
        IArgumentOperation? provider,
        ExpressionSyntax? written,
        CancellationToken cancellationToken)
    {
        var create = _call.TargetMethod.ContainingType
            .GetMembers("Create")
            .OfType<IMethodSymbol>()
            .Where(static method => method.Parameters is { Length: 2 } two && two[1].Type.Name == "DefaultInterpolatedStringHandler")
            .ToArray();
        ExpressionSyntax changed = text;
        if (written is not null)
        {
            if (create.Length == 0)
                return null;
            changed = SyntaxFactory.InvocationExpression(
                SyntaxFactory.ParseExpression("string.Create"), Arguments(syntax, written, text)).WithAdditionalAnnotations(ExpectedSymbols.Mark(create));
        }

        if (written is null)
            changed = changed.WithAdditionalAnnotations(ExpectedSymbols.MarkString());
        return new FixBuilder(_request.Replacing(syntax, changed.WithTriviaFrom(syntax)), "Write an interpolated string", "Interpolate")
            .MayDiffer(DifferenceOf(IsUnobserved() || IsSteadyBeforeCalls() ? null : Interleaved, provider))
            .Build();
    }

    private static InvocationExpressionSyntax? Appending(InvocationExpressionSyntax syntax, ExpressionSyntax? provider, ExpressionSyntax value)
    {
        if (syntax.Expression is not MemberAccessExpressionSyntax access)
            return null;
        var name = access.Name.Identifier;
        return syntax
            .WithExpression(access.WithName(SyntaxFactory.IdentifierName(SyntaxFactory.Identifier(name.LeadingTrivia, "Append", name.TrailingTrivia))))
            .WithArgumentList(Arguments(syntax, provider, value));
    }

    /// <summary>Whether each argument is evaluated once and in order, or may be evaluated as often as one likes.</summary>
    private bool EvaluatesAlike()
    {
        var holes = _parts.Where(static part => part.Text is null).Select(static part => part.Index).ToArray();
        var inOrder = holes.Length == _arguments.Count && holes.Select(static (index, place) => index == place).All(static same => same);
        return inOrder
            || (_arguments.All(_repeatable.Contains)
                && !holes.GroupBy(static index => index).Any(same => same.Count() > 1 && FormattedTypes.MayChangeItself(_arguments[same.Key].Value.Type)));
    }

    /// <summary>Whether no argument runs code when it is evaluated; the first of a string may, for nothing is formatted before.</summary>
    private bool IsUnobserved()
    {
        var first = _call.TargetMethod.ContainingType.SpecialType == SpecialType.System_String ? 1 : 0;
        return _arguments.Skip(first).All(argument => _repeatable.Contains(argument) || IsFieldOfThis(argument.Value))
            && (_arguments.All(_repeatable.Contains) || _arguments.All(static argument => FrameworkTexts.AreOf(argument.Value.Type)));
    }

    /// <summary>Whether what is formatted before an argument that runs code has one text in any culture and cannot throw.</summary>
    private bool IsSteadyBeforeCalls()
    {
        var lastCall = _arguments.FindLastIndex(argument => !_repeatable.Contains(argument));
        for (var i = 0; i < lastCall; i++)
        {
            var index = i;
            if (!_arguments[i].IsSteady || _parts.Any(part => part.Text is null && part.Index == index && part.Format is not null))
                return false;
        }

        return true;
    }

    private static bool IsFieldOfThis(IOperation value) =>
        value is IFieldReferenceOperation { Field.IsVolatile: false, Instance: null or IInstanceReferenceOperation } && !StaticConstruction.MayBegin(value);

    private string? DifferenceOf(string? ofOrder, IArgumentOperation? provider) => Differences.Joined(ofOrder, OfProvider(provider), _ofOwnSpan);

    private static string? OfProvider(IArgumentOperation? provider) =>
        provider is null || NullValue.Is(provider.Value) || IsPlainCulture(provider.Value)
            ? null
            : "a custom formatter that returns null is asked for nothing else";

    private static bool IsPlainCulture(IOperation provider) => IsInvariant(provider) || IsStaticCulture(provider, "CurrentInfo");

    private static bool IsInvariant(IOperation provider) => IsStaticCulture(provider, "InvariantCulture") || IsStaticCulture(provider, "InvariantInfo");

    private static bool IsStaticCulture(IOperation provider, string name) =>
        provider.Inside(Through.BuiltIn) is IPropertyReferenceOperation { Property: { IsStatic: true,
            ContainingType.ContainingNamespace.Name: "Globalization" } property }
        && property.Name == name;

    private static bool IsCulture(IOperation provider) =>
        provider.Inside(Through.BuiltInImplicit).Type is { Name: "CultureInfo", ContainingNamespace.Name: "Globalization" };

    private ExpressionSyntax? Text()
    {
        var text = new InterpolatedText();
        foreach (var part in _parts)
        {
            if (part.Text is { } literal)
                text.AddLiteral(literal);
            else if (!text.TryAddHole(_arguments[part.Index].Syntax, part.Alignment, part.Format))
                return null;
        }

        return text.ToExpression();
    }

    private static ArgumentListSyntax Arguments(InvocationExpressionSyntax call, ExpressionSyntax? provider, ExpressionSyntax text)
    {
        ArgumentSyntax[] arguments = provider is null ? [SyntaxFactory.Argument(text)] : [SyntaxFactory.Argument(provider), SyntaxFactory.Argument(text)];
        var separated = SyntaxFactory.SeparatedList(
            arguments, Enumerable.Repeat(SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space), arguments.Length - 1));
        return call.ArgumentList.WithOpenParenToken(call.ArgumentList.OpenParenToken.WithTrailingTrivia()).WithArguments(separated);
    }
}
