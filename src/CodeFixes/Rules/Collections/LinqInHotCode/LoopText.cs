using Allocations.Analyzers.Rules.Collections.LinqInHotCode;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.CodeFixes.Rules.Collections.LinqInHotCode;

/// <summary>Writes the loop that does what a chain does, line by line.</summary>
/// <param name="loop">The loop.</param>
/// <param name="names">The names of its elements.</param>
/// <param name="unit">One level of indentation.</param>
/// <param name="model">The model of the file.</param>
/// <param name="cancellationToken">Cancels the questions to the model.</param>
internal sealed class LoopText(LinqLoop loop, ElementNames names, string unit, SemanticModel model, CancellationToken cancellationToken)
{
    /// <summary>The element that the last operator looks at: its name, or what makes it where it has none.</summary>
    public string Element { get; private set; } = "";

    /// <summary>What the loop goes through, <c>foreach (var item in items</c>.</summary>
    public string Header { get; private set; } = "";

    /// <summary>The lines of the loop.</summary>
    /// <param name="atEach">What is done with each element that the operators let pass.</param>
    /// <param name="isUsedOnce">Whether that mentions the element once, so that what makes it needs no local.</param>
    public IReadOnlyList<string> Lines(Func<string, IReadOnlyList<string>> atEach, bool isUsedOnce = false)
    {
        var inside = Body(isOpen: false, isUsedOnce, out var conditions);
        var last = atEach(Element);
        if (conditions.Count > 0)
        {
            inside.Add("if (" + Joined(conditions) + ")");
            if (last.Count > 1)
                inside.Add("{");
            inside.AddRange(last.Select(line => unit + line));
            if (last.Count > 1)
                inside.Add("}");
        }
        else
        {
            inside.AddRange(last);
        }

        return [Header + ")", "{", .. inside.Select(line => unit + line), "}"];
    }

    /// <summary>The lines before the body of a <c>foreach</c> that has gone through the chain.</summary>
    public IReadOnlyList<string> Beginning() => Body(isOpen: true, isUsedOnce: false, out _);

    /// <summary>What a function makes of the element.</summary>
    public string ValueOf(LinqFunction function, string element)
    {
        if (function.Parameter is not { } parameter)
            return function.Body.WithoutTrivia() + "(" + element + ")";
        var uses = function.Body.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>().Where(name => name.Identifier.ValueText == parameter.Name
            && SymbolEqualityComparer.Default.Equals(model.GetSymbolInfo(name, cancellationToken).Symbol, parameter)).ToList();
        var names = uses.ToDictionary(static name => name, name => NamedParts.NameOf(name, element));
        var body = function.Body.ReplaceNodes(uses, (original, name) => SyntaxFactory.IdentifierName(names[original] + element).WithTriviaFrom(name));
        return body.WithoutTrivia().ToFullString();
    }

    /// <summary>The lines up to the element that comes out, and the conditions that it still has to pass; none where the lines skip other elements.</summary>
    private List<string> Body(bool isOpen, bool isUsedOnce, out List<string> conditions)
    {
        var lines = new List<string>();
        var open = new List<string>();
        var bodies = new List<ExpressionSyntax>();
        conditions = open;
        Element = names.First();
        var type = loop.Stages.Length > 0 ? loop.Stages[0].Call.TargetMethod.TypeArguments.FirstOrDefault() : null;
        var item = TypeOf(type ?? loop.End?.TargetMethod.TypeArguments.FirstOrDefault() ?? loop.Source.Element!) + " " + Element;
        var source = loop.SourceSyntax.WithoutTrivia().ToFullString();
        if (loop.Window is { } window)
        {
            var index = FreeName.For("i", References.FunctionOf(loop.Place), model);
            var length = source + (loop.Source.Kind == SourceKind.List ? ".Count" : ".Length");
            var counted = window.Skipped is { } skipped && window.Taken is not null && !IsNotNegative(skipped)
                ? FreeName.For("first", References.FunctionOf(loop.Place), model)
                : null;
            Header = "for (" + (counted is null ? "var " : "int ") + index + " = " + (window.IsBackwards
                ? length + " - 1; " + index + " >= 0; " + index + "--"
                : First(window.Skipped) + (counted is null ? "" : ", " + counted + " = " + index) + "; " + End(window, index, counted) + index + " < " + length
                    + "; " + index + "++");
            lines.Add(item + " = " + source + "[" + index + "];");
        }
        else
        {
            Header = "foreach (" + item + " in " + source;
        }

        for (var i = 0; i < loop.Stages.Length; i++)
        {
            var stage = loop.Stages[i];
            var value = ValueOf(stage.Function, Element);
            if (!stage.Maps)
            {
                bodies.Add(stage.Function.Body);
                open.Add(stage.Call.TargetMethod.Name == "All"
                    ? Negation.Of(stage.Function.Body, value, model, cancellationToken)
                    : Operand(stage.Function.Body, value));
                continue;
            }

            Skip();
            var declared = DeclaredType(stage.Function);
            if (isUsedOnce && i == loop.Stages.Length - 1 && declared == "var")
            {
                Element = value;
                continue;
            }

            Element = names.Of(i + 1);
            lines.Add(declared + " " + Element + " = " + value + ";");
        }

        if (isOpen)
            Skip();
        return lines;

        void Skip()
        {
            if (open.Count == 0)
                return;
            lines.Add("if (" + (open.Count == 1 ? Negation.Of(bodies[0], Joined(open), model, cancellationToken) : "!(" + Joined(open) + ")") + ")");
            lines.Add(unit + "continue;");
            open.Clear();
            bodies.Clear();
        }
    }

    /// <summary>The first index: a number of elements to leave out may be less than none.</summary>
    private string First(ExpressionSyntax? skipped) => skipped switch
    {
        null => "0",
        _ when IsNotNegative(skipped) => skipped.WithoutTrivia().ToString(),
        _ => SystemType.Named("Math", model.GetOperation(loop.SourceSyntax, cancellationToken)!) + ".Max(" + skipped.WithoutTrivia() + ", 0)",
    };

    /// <summary>The condition that enough elements have been taken; the index is subtracted from, because a sum may overflow.</summary>
    private static string End(LoopWindow window, string index, string? first) => window switch
    {
        { Taken: null } => "",
        { Skipped: null } => index + " < " + OperandOf(window.Taken) + " && ",
        _ => index + " - " + (first ?? OperandOf(window.Skipped)) + " < " + OperandOf(window.Taken) + " && ",
    };

    private static string OperandOf(ExpressionSyntax number) =>
        OperandSyntax.AsPrimary(number.WithoutTrivia()).ToString();

    private bool IsNotNegative(ExpressionSyntax number) => model.GetConstantValue(number, cancellationToken) is { HasValue: true, Value: >= 0 };

    private static string Joined(List<string> conditions) =>
        conditions.Count == 1 && IsInParentheses(conditions[0]) ? conditions[0].Substring(1, conditions[0].Length - 2) : string.Join(" && ", conditions);

    /// <summary>Whether parentheses are around all of a text.</summary>
    private static bool IsInParentheses(string text) =>
        SyntaxFactory.ParseExpression(text) is ParenthesizedExpressionSyntax parsed && parsed.Span.Length == text.Length;

    /// <summary>The type of the variable of a loop: <c>var</c> where the source gives elements of that type.</summary>
    private string TypeOf(ITypeSymbol element) =>
        SymbolEqualityComparer.Default.Equals(element, loop.Source.Element) || element.IsAnonymousType
            ? "var"
            : element.ToMinimalDisplayString(model, loop.Place.SpanStart);

    /// <summary>The type of what a function makes: <c>var</c> where that has the type by itself, wherever it stands.</summary>
    private string DeclaredType(LinqFunction function) =>
        function.Method is { } method && SymbolEqualityComparer.Default.Equals(method.ReturnType, function.Result)
        || (!TargetTyped.Is(function.Body) && SymbolEqualityComparer.Default.Equals(model.GetTypeInfo(function.Body, cancellationToken).Type, function.Result))
            ? "var"
            : function.Result.ToMinimalDisplayString(model, loop.Place.SpanStart);

    /// <summary>A condition beside others.</summary>
    private static string Operand(ExpressionSyntax body, string value) => body.WithoutParentheses() is BinaryExpressionSyntax { RawKind:
        (int)SyntaxKind.LogicalOrExpression or (int)SyntaxKind.CoalesceExpression } or ConditionalExpressionSyntax or AssignmentExpressionSyntax
        or SwitchExpressionSyntax
        && body is not ParenthesizedExpressionSyntax
        ? "(" + value + ")"
        : value;
}
