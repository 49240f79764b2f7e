using Allocations.Analyzers.Flow;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Delegates;

/// <summary>The edits of one lambda that gets a parameter more, or that reads parameters instead of captured variables.</summary>
internal sealed class LambdaEdits
{
    private readonly IAnonymousFunctionOperation _function;
    private readonly AnonymousFunctionExpressionSyntax _lambda;
    private readonly LanguageVersion _version;
    private readonly List<TextChange> _body = [];
    private readonly List<string> _names = [];
    private readonly List<string> _parameters = [];
    private readonly List<string> _first = [];

    public LambdaEdits(IAnonymousFunctionOperation function, LanguageVersion version)
    {
        _function = function;
        _lambda = (AnonymousFunctionExpressionSyntax)function.Syntax;
        _version = version;
        foreach (var parameter in ParametersOf(_lambda))
        {
            _parameters.Add(parameter.ToString());
            _names.Add(parameter.Identifier.Text);
        }
    }

    /// <summary>The lambda as it is written.</summary>
    public AnonymousFunctionExpressionSyntax Lambda => _lambda;

    /// <summary>Whether a lambda may have a parameter of the name of a variable around it.</summary>
    public bool CanHide => _version >= LanguageVersion.CSharp8;

    /// <summary>Whether the parameters are written with their types.</summary>
    public bool IsTyped => _lambda is AnonymousMethodExpressionSyntax || ParametersOf(_lambda).Any(static parameter => parameter.Type is not null);

    /// <summary>The names of the parameters as they are written.</summary>
    public IReadOnlyList<string> Names => _names;

    /// <summary>Adds a parameter at a position.</summary>
    public void Insert(int position, string name, string type)
    {
        _parameters.Insert(position, IsTyped ? type + " " + name : name);
        _names.Insert(position, name);
    }

    /// <summary>Gives a parameter another name, and its type where that is written.</summary>
    public void Rename(int position, string name, string? type = null)
    {
        var written = ParametersOf(_lambda)[position];
        _parameters[position] = written.Type is null ? name : (type ?? written.Type.ToString()) + " " + name;
        _names[position] = name;
    }

    /// <summary>
    /// The places in the lambda that name a captured variable, or use <c>this</c> where it is null; null where one cannot be written otherwise.
    /// </summary>
    public IReadOnlyList<SyntaxNode>? MentionsOf(ISymbol? variable)
    {
        var mentions = new List<SyntaxNode>();
        foreach (var operation in variable is null ? _function.Body.Descendants() : VariableOperations.Of(variable, _function))
        {
            if (!_lambda.Span.Contains(operation.Syntax.Span) || IsInNameOf(operation)
                || (variable is null && operation is not IInstanceReferenceOperation { ReferenceKind: InstanceReferenceKind.ContainingTypeInstance })
                || mentions.Contains(operation.Syntax))
            {
                continue;
            }

            if (operation.Syntax is not (SimpleNameSyntax or ThisExpressionSyntax))
                return null;
            mentions.Add(operation.Syntax);
        }

        return mentions;
    }

    /// <summary>Writes something in the place of each mention of a captured variable, or of <c>this</c> where it is null.</summary>
    /// <param name="variable">The variable.</param>
    /// <param name="text">The text.</param>
    /// <param name="isCast">Whether the text is a cast, which most places need in parentheses.</param>
    /// <returns>False where a mention cannot be written otherwise.</returns>
    public bool Replace(ISymbol? variable, string text, bool isCast = false)
    {
        if (MentionsOf(variable) is not { } mentions)
            return false;
        foreach (var mention in mentions)
        {
            if (variable is null && mention is SimpleNameSyntax)
                _body.Add(new TextChange(new TextSpan(mention.SpanStart, 0), InParentheses(text, isCast) + "."));
            else if (mention.ToString() != text)
                _body.Add(new TextChange(mention.Span, NamedParts.NameOf(mention, text) + InParentheses(text, isCast && mention.Parent is not ArgumentSyntax)));
        }

        return true;
    }

    /// <summary>Begins the body of the lambda with a statement; an expression becomes a block.</summary>
    /// <returns>False where the expression cannot be a statement of a block.</returns>
    public bool Begin(string statement)
    {
        if (_lambda.ExpressionBody is RefExpressionSyntax)
            return false;
        _first.Add(statement);
        return true;
    }

    /// <summary>The edits of the mentions alone.</summary>
    public IReadOnlyList<TextChange> OfMentions => _body;

    /// <summary>All edits.</summary>
    public IEnumerable<TextChange> Changes(bool isStatic)
    {
        var list = _lambda switch
        {
            SimpleLambdaExpressionSyntax simple => simple.Parameter.Span,
            ParenthesizedLambdaExpressionSyntax lambda => lambda.ParameterList.Span,
            _ => ((AnonymousMethodExpressionSyntax)_lambda).ParameterList!.Span,
        };
        var text = _parameters.Count == 1 && !IsTyped ? _parameters[0] : "(" + string.Join(", ", _parameters) + ")";
        var keyword = isStatic && _version >= LanguageVersion.CSharp9 && !_lambda.Modifiers.Any(SyntaxKind.StaticKeyword) ? "static " : "";
        var start = _lambda.SpanStart;
        if (keyword.Length > 0 && start == list.Start)
        {
            yield return new TextChange(list, keyword + text);
        }
        else
        {
            if (keyword.Length > 0)
                yield return new TextChange(new TextSpan(start, 0), keyword);
            yield return new TextChange(list, text);
        }

        if (_first.Count > 0 && _lambda.Block is { Statements: { Count: > 0 } statements })
            yield return LoopHoist.Before(statements[0], _first, _lambda.SyntaxTree.GetText());

        var isBlock = _first.Count > 0 && _lambda.ExpressionBody is not null;
        if (isBlock)
            yield return StartOfBlock(_lambda.ExpressionBody!);
        foreach (var change in _body)
            yield return change;
        if (isBlock)
            yield return new TextChange(new TextSpan(_lambda.ExpressionBody!.Span.End, 0), ";" + NewLine + "}");
    }

    private string NewLine => LineBreaks.Of(_lambda.SyntaxTree) + Indentation.Of(_lambda);

    /// <summary>The beginning of a block in the place of an expression, which follows the arrow or its comment.</summary>
    private TextChange StartOfBlock(ExpressionSyntax expression)
    {
        var arrow = expression.GetFirstToken().GetPreviousToken();
        var hasComment = Comments.AreIn(arrow.TrailingTrivia) || Comments.AreIn(expression.GetLeadingTrivia());
        var source = _lambda.SyntaxTree.GetText();
        var isFirst = hasComment && Indentation.IsFirst(expression.SpanStart, source);
        var start = isFirst ? source.Lines.GetLineFromPosition(expression.SpanStart).Start : hasComment ? expression.SpanStart : arrow.Span.End;
        var inner = NewLine + Indentation.UnitAt(_lambda);
        var isValue = expression is not ThrowExpressionSyntax
            && _function.Body.Operations.FirstOrDefault() is IReturnOperation { ReturnedValue: not null };
        return new TextChange(
            TextSpan.FromBounds(start, expression.SpanStart),
            (isFirst ? Indentation.Of(_lambda) : NewLine) + "{" + string.Concat(_first.Select(statement => inner + statement)) + inner
                + (isValue ? "return " : ""));
    }

    /// <summary>What makes the delegate of a lambda; null where it is no delegate.</summary>
    public static IOperation? CreationOf(AnonymousFunctionExpressionSyntax lambda, SemanticModel model, CancellationToken cancellationToken) =>
        model.GetOperation(lambda, cancellationToken) switch
        {
            IAnonymousFunctionOperation { Parent: IDelegateCreationOperation creation } => creation,
            IDelegateCreationOperation creation => creation,
            _ => null,
        };

    /// <summary>A variable as code names it.</summary>
    public static string NameOf(ISymbol variable) => SyntaxFacts.GetKeywordKind(variable.Name) == SyntaxKind.None ? variable.Name : "@" + variable.Name;

    /// <summary>The parameters of a lambda or anonymous method.</summary>
    public static SeparatedSyntaxList<ParameterSyntax> ParametersOf(AnonymousFunctionExpressionSyntax lambda) => lambda switch
    {
        SimpleLambdaExpressionSyntax simple => SyntaxFactory.SingletonSeparatedList(simple.Parameter),
        ParenthesizedLambdaExpressionSyntax several => several.ParameterList.Parameters,
        AnonymousMethodExpressionSyntax { ParameterList: { } list } => list.Parameters,
        _ => default,
    };

    private static string InParentheses(string text, bool isNeeded) => isNeeded ? "(" + text + ")" : text;

    private static bool IsInNameOf(IOperation operation)
    {
        for (var parent = operation.Parent; parent is not null and not IBlockOperation; parent = parent.Parent)
        {
            if (parent is INameOfOperation)
                return true;
        }

        return false;
    }
}
