using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting.Interpolations;
using Allocations.CodeFixes.Rewriting.Texts;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Strings.BuilderOverhead;

/// <summary>
/// Writes what calls of a <c>StringBuilder</c> append as statements that append the same to a <c>DefaultInterpolatedStringHandler</c>. Only
/// values whose text the framework makes itself, and alike in both. A text that such a value is asked for is not made: the handler formats the value.
/// </summary>
/// <param name="name">The name of the handler.</param>
internal sealed class HandlerText(string name)
{
    private readonly List<string> _statements = [];

    /// <summary>The statements so far, in order.</summary>
    public IReadOnlyList<string> Statements => _statements;

    /// <summary>Adds what a call appends; false where the handler has no way to append the same.</summary>
    public bool TryAdd(IInvocationOperation call)
    {
        if (call.Arguments.Any(static argument => argument.Syntax is ArgumentSyntax { NameColon: not null }))
            return false;
        switch (call)
        {
            case { TargetMethod: { Name: "Append", Parameters.Length: 1 } }:
                return TryAdd(call.Arguments[0]);
            case { TargetMethod: { Name: "AppendLine", Parameters.Length: 0 } }:
                AddLineEnd(call);
                return true;
            case { TargetMethod: { Name: "AppendLine", Parameters.Length: 1 } } when TryAdd(call.Arguments[0]):
                AddLineEnd(call);
                return true;
            case { TargetMethod.Name: "AppendFormat" }:
                return TryAddFormat(call);
            default:
                return false;
        }
    }

    private void AddLineEnd(IOperation place) => Add("AppendLiteral", SystemType.Named("Environment", place) + ".NewLine");

    private void Add(string method, string arguments) => _statements.Add(name + "." + method + "(" + arguments + ");");

    private bool TryAdd(IArgumentOperation argument)
    {
        if (argument is not { Parameter.Type: { } type, Syntax: ArgumentSyntax { Expression: { } expression } } || Comments.AreIn(expression))
            return false;
        if (type.Name == "AppendInterpolatedStringHandler")
            return expression is InterpolatedStringExpressionSyntax interpolated && TryAddInterpolated(interpolated, argument.SemanticModel!);
        var value = ConcatParts.Plain(argument.Value);
        if (IsConverted(value))
            return false;
        if (type.SpecialType == SpecialType.System_String)
            return TryAddText(value);
        if (!SymbolEqualityComparer.Default.Equals(value.Type, type) || !(AppendChain.IsQuietText(type) || type is { Name: "ReadOnlySpan" }))
            return false;
        if (value.ConstantValue is { HasValue: true, Value: char c })
            Add("AppendLiteral", Literal(c.ToString()));
        else
            Add("AppendFormatted", expression.ToString());
        return true;
    }

    /// <summary>Adds a string, or the operands that are joined to one; false where the handler has no way to append the same.</summary>
    public bool TryAddText(IOperation text)
    {
        foreach (var part in ConcatParts.Of(text))
        {
            if (part.ConstantValue is { HasValue: true, Value: null or "" })
                continue;
            if (OperandSyntax.Of(part) is not { } syntax || part.Type is not { } type || !FrameworkTexts.AreOf(type)
                || Comments.AreIn(syntax))
            {
                return false;
            }

            if (part is { ConstantValue.HasValue: true, Type.SpecialType: SpecialType.System_String })
                Add("AppendLiteral", syntax.ToString());
            else
                AddFormatted(part, syntax, alignment: null);
        }

        return true;
    }

    /// <summary>Whether a value becomes what is appended by an operator that nothing written names: the handler takes a value of any type.</summary>
    private static bool IsConverted(IOperation value) => value is IConversionOperation { IsImplicit: true, OperatorMethod: not null };

    /// <summary>Adds a value, or the value whose text another is.</summary>
    private void AddFormatted(IOperation? value, ExpressionSyntax syntax, string? alignment)
    {
        if (value is not null && FormattedValue.Of(value) is var (formatted, format))
            AddHole(formatted, alignment, format);
        else
            AddHole(syntax, alignment, format: null);
    }

    private bool TryAddInterpolated(InterpolatedStringExpressionSyntax interpolated, SemanticModel model)
    {
        foreach (var content in interpolated.Contents)
        {
            switch (content)
            {
                case InterpolatedStringTextSyntax text
                    when interpolated.StringStartToken.RawKind is (int)SyntaxKind.InterpolatedStringStartToken
                        or (int)SyntaxKind.InterpolatedVerbatimStringStartToken:
                    Add("AppendLiteral", Literal(text.TextToken.ValueText.Replace("{{", "{").Replace("}}", "}")));
                    break;
                case InterpolationSyntax hole when model.GetTypeInfo(hole.Expression).Type is { } type && FrameworkTexts.AreOf(type):
                    if (hole.FormatClause is { } format)
                        AddHole(hole.Expression, hole.AlignmentClause?.Value.ToString(), Literal(format.FormatStringToken.ValueText));
                    else
                        AddFormatted(model.GetOperation(hole.Expression), hole.Expression, hole.AlignmentClause?.Value.ToString());
                    break;
                default:
                    return false;
            }
        }

        return true;
    }

    /// <summary>
    /// A constant format whose holes name the arguments in order, each once: an argument is then evaluated after the text of those before it.
    /// </summary>
    private bool TryAddFormat(IInvocationOperation call)
    {
        if (FormatCall(call) is not { } parts)
            return false;
        var next = 0;
        foreach (var (part, argument) in parts)
        {
            if (part.Text is { } literal)
                Add("AppendLiteral", Literal(literal));
            else if (argument is null || part.Index != next++ || !FrameworkTexts.AreOf(argument.Value.Type) || Comments.AreIn(argument.Syntax))
                return false;
            else if (part.Format is { } format)
                AddHole(argument.Syntax, part.Alignment, Literal(format));
            else
                AddFormatted(argument.Value, argument.Syntax, part.Alignment);
        }

        return true;
    }

    private static List<(FormatPart Part, FormatArgument? Argument)>? FormatCall(IInvocationOperation call)
    {
        if (FormatArgument.FormatOf(call) is not { } format || call.TargetMethod.Parameters[0].Name == "provider"
            || FormatArgument.AllOf(call) is not { } arguments || CompositeFormatText.Parse(format) is not { } parts)
        {
            return null;
        }

        if (parts.Count(static part => part.Text is null) != arguments.Count)
            return null;

        // What is written before an argument that runs code must not depend on what that code changes.
        var lastCall = arguments.FindLastIndex(static argument => !argument.IsRepeatable);
        for (var i = 0; i < lastCall; i++)
        {
            if (!arguments[i].IsSteady)
                return null;
        }

        return parts.Select(part => (part, part.Text is null && part.Index < arguments.Count ? arguments[part.Index] : null)).ToList();
    }

    private void AddHole(ExpressionSyntax value, string? alignment, string? format)
    {
        var arguments = value.WithoutTrivia().ToString();
        if (alignment is not null)
            arguments += ", " + alignment;
        if (format is not null)
            arguments += ", " + format;
        Add("AppendFormatted", arguments);
    }

    private static string Literal(string text) => SymbolDisplay.FormatLiteral(text, quote: true);
}
