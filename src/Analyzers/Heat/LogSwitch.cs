using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Heat;

/// <summary>
/// Determines whether a condition asks a switch of the project's own for logging, which has no name that <see cref="LogGuard"/> knows: a flag of the
/// logger that is then given text, as in <c>if (XTrace.Debug) XTrace.WriteLine(…)</c>, a static flag before nothing but calls of a logger, or an option that
/// is named for such output, as in <c>if (options.Trace) Console.WriteLine(…)</c>.
/// </summary>
internal static class LogSwitch
{
    private static readonly string[] Endings = ["", "s", "r", "rs", "ger", "gers", "ging"];

    /// <summary>Whether all that the statement does is to log, and its condition asks such a switch.</summary>
    public static bool Guards(IfStatementSyntax conditional, SemanticModel model, CancellationToken cancellationToken)
    {
        if (FlagOf(conditional.Condition) is not { } flag || FirstLogCall(conditional.Statement) is not { } call)
            return false;
        var asked = model.GetSymbolInfo(flag, cancellationToken).Symbol;
        if (asked is not (IFieldSymbol { Type.SpecialType: SpecialType.System_Boolean } or IPropertySymbol { Type.SpecialType: SpecialType.System_Boolean })
            || asked.ContainingType is not { } owner
            || model.GetSymbolInfo(call, cancellationToken).Symbol is not IMethodSymbol { ContainingType: { } logger } called
            || !TakesText(called))
        {
            return false;
        }

        if ((asked.IsStatic && IsLogger(logger.Name)) || (IsNamedForOutput(asked.Name) && SetUpMembers.IsConfiguration(owner.Name)))
            return true;
        return IsLogger(owner.Name) && (logger.IsOrHas(owner) || owner.IsOrHas(logger) || called.IsExtensionMethod);
    }

    /// <summary>Whether a logger calls a function for its text, and only while a level is on which is mostly off.</summary>
    public static bool Defers(AnonymousFunctionExpressionSyntax function, SemanticModel model, CancellationToken cancellationToken) =>
        function is { ExpressionBody: not null, Parent: ArgumentSyntax { Parent.Parent: InvocationExpressionSyntax call } }
        && CalledName.Of(call)?.Identifier.ValueText is "Debug" or "Trace" or "Verbose" or "LogDebug" or "LogTrace" or "LogVerbose"
        && model.GetSymbolInfo(function, cancellationToken).Symbol is IMethodSymbol
        {
            Parameters.IsEmpty: true, ReturnType.SpecialType: SpecialType.System_String or SpecialType.System_Object,
        };

    /// <summary>
    /// Whether text is written only where there is a writer for it, as in <c>dump?.WriteLine(…)</c>: such a writer is given to see what happens, and mostly
    /// not.
    /// </summary>
    public static bool IsOptionalWriter(ConditionalAccessExpressionSyntax access, SemanticModel model, CancellationToken cancellationToken)
    {
        if (access is not { Parent: ExpressionStatementSyntax or ArrowExpressionClauseSyntax, WhenNotNull: InvocationExpressionSyntax call }
            || CalledName.Of(call) is not { Identifier.ValueText: "Write" or "WriteLine" })
        {
            return false;
        }

        return model.GetTypeInfo(access.Expression, cancellationToken).Type.IsTextWriter();
    }

    /// <summary>The same for all that an <c>if</c> does for a writer that a parameter or local holds: <c>if (log != null) node.Print(log);</c>.</summary>
    public static bool AsksForWriter(IfStatementSyntax conditional, SemanticModel model, CancellationToken cancellationToken) =>
        conditional.Else is null && NullTest.Of(conditional.Condition) is { IsNull: false, Tested: IdentifierNameSyntax name }
        && model.GetSymbolInfo(name, cancellationToken).Symbol is IParameterSymbol or ILocalSymbol
        && model.GetTypeInfo(name, cancellationToken).Type.IsTextWriter();

    /// <summary>The flag that a condition asks, alone or together with others; null where it asks something else.</summary>
    private static ExpressionSyntax? FlagOf(ExpressionSyntax condition)
    {
        for (; ; )
        {
            switch (condition)
            {
                case ParenthesizedExpressionSyntax parenthesized:
                    condition = parenthesized.Expression;
                    break;
                case BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LogicalAndExpression } both:
                    condition = both.Left;
                    break;
                case MemberAccessExpressionSyntax or IdentifierNameSyntax:
                    return condition;
                default:
                    return null;
            }
        }
    }

    /// <summary>The first call of a statement that does nothing but write to a log and declare what it writes; null for any other.</summary>
    private static InvocationExpressionSyntax? FirstLogCall(StatementSyntax statement)
    {
        if (statement is not BlockSyntax block)
            return LogCallIn(statement);
        var first = default(InvocationExpressionSyntax);
        foreach (var inner in block.Statements)
        {
            if (inner is LocalDeclarationStatementSyntax)
                continue;
            if (LogCallIn(inner) is not { } call)
                return null;
            first ??= call;
        }

        return first;
    }

    private static InvocationExpressionSyntax? LogCallIn(StatementSyntax statement)
    {
        if (statement is not ExpressionStatementSyntax { Expression: var expression })
            return null;
        if (expression is ConditionalAccessExpressionSyntax { WhenNotNull: InvocationExpressionSyntax bound })
            expression = bound;
        return expression is InvocationExpressionSyntax { ArgumentList.Arguments.Count: > 0 } call
            && CalledName.Of(call) is { } name && IsLogVerb(name.Identifier.ValueText)
                ? call
                : null;
    }

    private static bool IsNamedForOutput(string flag) =>
        flag.StartsWith("Trace", StringComparison.Ordinal) || flag.StartsWith("Debug", StringComparison.Ordinal)
        || flag.StartsWith("Verbose", StringComparison.Ordinal);

    private static bool IsLogVerb(string name) =>
        name is "Write" or "WriteLine" or "WriteLog" or "Print" or "Info" or "Information" or "Warn" or "Warning" or "Error" or "Fatal" or "Verbose"
        || name.StartsWith("Log", StringComparison.Ordinal) || name.StartsWith("Trace", StringComparison.Ordinal)
        || name.StartsWith("Debug", StringComparison.Ordinal);

    /// <summary>Whether a method takes text or what is made text, and gives nothing back.</summary>
    private static bool TakesText(IMethodSymbol method)
    {
        if (!method.ReturnsVoid)
            return false;
        foreach (var parameter in method.Parameters)
        {
            if (parameter.Type.SpecialType is SpecialType.System_String or SpecialType.System_Object || parameter.Type.Name == nameof(FormattableString))
                return true;
        }

        return false;
    }

    private static bool IsLogger(string type) =>
        Has(type, "Log") || Has(type, "Trace") || Has(type, "Debug") || Has(type, "Diagnostic") || Has(type, "EventSource");

    /// <summary>Whether a type's name has a word, also as "Logger" or "Traces": "Login" is not about a log.</summary>
    private static bool Has(string type, string word)
    {
        for (var at = type.IndexOf(word, StringComparison.Ordinal); at >= 0; at = type.IndexOf(word, at + 1, StringComparison.Ordinal))
        {
            var start = at + word.Length;
            var end = start;
            while (end < type.Length && char.IsLower(type[end]))
                end++;
            if (IsEnding(type, start, end - start))
                return true;
        }

        return false;
    }

    // The oldest hosts bring no spans.
    private static bool IsEnding(string type, int start, int length)
    {
        foreach (var ending in Endings)
        {
            if (ending.Length == length && string.CompareOrdinal(type, start, ending, 0, length) == 0)
                return true;
        }

        return false;
    }
}
