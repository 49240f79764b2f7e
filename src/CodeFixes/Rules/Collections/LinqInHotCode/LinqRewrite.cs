using Allocations.Analyzers.Rules;
using Allocations.Analyzers.Rules.Collections.LinqInHotCode;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.CodeFixes.Rules.Collections.LinqInHotCode;

/// <summary>Puts the loop of a chain where it stands: into a <c>foreach</c>, in the place of a statement or arrow, or before a statement.</summary>
internal sealed class LinqRewrite
{
    private readonly FixRequest _request;
    private readonly LinqLoop _loop;
    private readonly InvocationExpressionSyntax _chain;
    private readonly CancellationToken _cancellationToken;
    private readonly string _unit;
    private readonly LoopText _text;

    public LinqRewrite(FixRequest request, LinqLoop loop, InvocationExpressionSyntax chain, CancellationToken cancellationToken)
    {
        _request = request;
        _loop = loop;
        _chain = chain;
        _cancellationToken = cancellationToken;
        _unit = IsOnOneLine(loop.Place) ? "" : Indentation.UnitAt(loop.Place);
        _text = new LoopText(loop, new ElementNames(loop, chain, request.Model), _unit, request.Model, cancellationToken);
    }

    private string Operator => _loop.Operator;

    private bool IsTruth => Operator is "Any" or "All";

    /// <summary>The edits; null where the loop cannot stand there.</summary>
    public SolutionEdits? Edits() => _loop.Form switch
    {
        LoopForm.Enumerated => Enumerated(),
        LoopForm.Returned => Returned(),
        LoopForm.Declared => Declared(),
        _ => Before(),
    };

    /// <summary>Whether what is written goes on a line that has other code before it.</summary>
    private static bool IsOnOneLine(SyntaxNode place) => place switch
    {
        ForEachStatementSyntax { Statement: BlockSyntax block } => IsOnOneLine(block.OpenBraceToken, block.CloseBraceToken),
        ForEachStatementSyntax each => IsOnOneLine(each.CloseParenToken, each.Statement.GetFirstToken()),
        WhileStatementSyntax { Statement: BlockSyntax block } => IsOnOneLine(block.OpenBraceToken, block.CloseBraceToken),
        WhileStatementSyntax loop => IsOnOneLine(loop.CloseParenToken, loop.Statement.GetFirstToken()),
        IfStatementSyntax { Parent: ElseClauseSyntax { Parent: IfStatementSyntax first } } => IsOnOneLine(first.GetFirstToken(), first.GetLastToken()),
        StatementSyntax => !Indentation.IsFirst(place.SpanStart, place.SyntaxTree.GetText()),
        _ => false,
    };

    private static bool IsOnOneLine(SyntaxToken first, SyntaxToken last)
    {
        var lines = first.SyntaxTree!.GetText().Lines;
        return lines.GetLineFromPosition(first.SpanStart).LineNumber == lines.GetLineFromPosition(last.SpanStart).LineNumber;
    }

    private SolutionEdits? Enumerated()
    {
        var each = (ForEachStatementSyntax)_loop.Place;
        var element = _loop.Stages.Length > 0
            ? ((INamedTypeSymbol)_loop.Stages[_loop.Stages.Length - 1].Call.Type!).TypeArguments[0]
            : _loop.Window is null ? null : _loop.Source.Element;
        if (element is null || (!each.Type.IsVar && !SymbolEqualityComparer.Default.Equals(
                _request.Model.GetTypeInfo(each.Type, _cancellationToken).Type, element))
            || DeclaresNamesOf(each.Statement))
        {
            return null;
        }

        var beginning = _text.Beginning();
        var edits = new SolutionEdits(_request.Solution);
        edits.Change(each.SyntaxTree, new TextChange(TextSpan.FromBounds(each.ForEachKeyword.SpanStart, each.Expression.Span.End), _text.Header));
        edits.BeginBody(each, beginning);
        return edits;
    }

    /// <summary>Whether a pattern or <c>out</c> argument of the chain declares a name that the body of the loop uses for something else.</summary>
    private bool DeclaresNamesOf(SyntaxNode body)
    {
        foreach (var designation in _chain.DescendantNodes().OfType<SingleVariableDesignationSyntax>())
        {
            if (body.DescendantTokens().Any(token => token.IsKind(SyntaxKind.IdentifierToken) && token.ValueText == designation.Identifier.ValueText))
                return true;
        }

        return false;
    }

    private SolutionEdits? Returned()
    {
        if (ReturningLines() is not { } lines)
            return null;
        var edits = new SolutionEdits(_request.Solution);
        if (_loop.Place is StatementSyntax statement)
        {
            edits.Write(statement, lines);
            return edits;
        }

        return _loop.Place is LambdaExpressionSyntax lambda ? InBody(lambda, lines) : InBody((ArrowExpressionClauseSyntax)_loop.Place, lines);
    }

    private SolutionEdits InBody(LambdaExpressionSyntax lambda, IReadOnlyList<string> lines)
    {
        var newLine = LineBreaks.Of(lambda.SyntaxTree) + Indentation.Of(lambda.ArrowToken.Parent!);
        var edits = new SolutionEdits(_request.Solution);
        edits.Change(lambda.SyntaxTree, new TextChange(
            TextSpan.FromBounds(lambda.ArrowToken.Span.End, lambda.Body.Span.End),
            newLine + "{" + string.Concat(lines.Select(line => newLine + _unit + line)) + newLine + "}"));
        return edits;
    }

    /// <summary>Writes statements in the place of an arrow; null where that is not the end of its member.</summary>
    private SolutionEdits? InBody(ArrowExpressionClauseSyntax arrow, IReadOnlyList<string> lines)
    {
        var member = arrow.Parent!;
        var semicolon = arrow.GetLastToken().GetNextToken();
        if (!semicolon.IsKind(SyntaxKind.SemicolonToken) || semicolon.Parent != member)
            return null;
        var start = arrow.GetFirstToken().GetPreviousToken().Span.End;
        var newLine = LineBreaks.Of(member.SyntaxTree);
        var indentation = Indentation.Of(member);
        var inner = indentation + _unit;
        var text = new List<string> { "", indentation + "{" };
        if (member is PropertyDeclarationSyntax)
        {
            text.Add(inner + "get");
            text.Add(inner + "{");
            text.AddRange(lines.Select(line => inner + _unit + line));
            text.Add(inner + "}");
        }
        else
        {
            text.AddRange(lines.Select(line => inner + line));
        }

        text.Add(indentation + "}");
        var edits = new SolutionEdits(_request.Solution);
        edits.Change(member.SyntaxTree, new TextChange(TextSpan.FromBounds(start, semicolon.Span.End), string.Join(newLine, text)));
        return edits;
    }

    private List<string>? ReturningLines()
    {
        switch (Operator)
        {
            case "Any" or "All":
                var found = Operator == "Any" != _loop.IsNegated;
                return [.. _text.Lines(_ => ["return " + Text(found) + ";"]), "return " + Text(!found) + ";"];
            case "FirstOrDefault" or "LastOrDefault":
                return [.. _text.Lines(static element => ["return " + element + ";"], isUsedOnce: true), "return " + Default() + ";"];
            case "First" or "Last":
                return [.. _text.Lines(static element => ["return " + element + ";"], isUsedOnce: true), Failure()];
            default:
                var name = FreeName.For(UsualName(), References.FunctionOf(_loop.Place), _request.Model);
                return [.. Collected("var", name), "return " + name + ";"];
        }
    }

    private SolutionEdits? Declared()
    {
        var declaration = (LocalDeclarationStatementSyntax)_loop.Place;
        if (declaration.Parent is not (BlockSyntax or SwitchSectionSyntax))
            return null;
        var type = declaration.Declaration.Type;
        var name = declaration.Declaration.Variables[0].Identifier.Text;
        if (_request.Model.GetConversion(_loop.Value, _cancellationToken).IsUserDefined)
            return null;
        if (!IsTruth && !type.IsVar && !SymbolEqualityComparer.Default.Equals(
            _request.Model.GetTypeInfo(type, _cancellationToken).Type, _request.Model.GetTypeInfo(_loop.Asked, _cancellationToken).Type))
        {
            return null;
        }

        var edits = new SolutionEdits(_request.Solution);
        edits.Write(declaration, Collected(type.ToString(), name));
        return edits;
    }

    private SolutionEdits? Before()
    {
        var edits = new SolutionEdits(_request.Solution);
        if (_loop is { Guard: null, Place: IfStatementSyntax { Parent: BlockSyntax or SwitchSectionSyntax } choice } && Leaving(choice) is { } leaving)
        {
            edits.Write(choice, _text.Lines(_ => [leaving.ToString()]).ToList());
            return edits;
        }

        var name = FreeName.For(UsualName(), References.FunctionOf(_loop.Place), _request.Model);
        var lines = _loop.Guard is null ? Collected("var", name, isNegated: false) : Guarded(name, _loop.Guard);
        switch (_loop.Place)
        {
            case ArrowExpressionClauseSyntax { Parent: MethodDeclarationSyntax or LocalFunctionStatementSyntax or AccessorDeclarationSyntax
                or PropertyDeclarationSyntax or OperatorDeclarationSyntax } arrow:
                var returned = _request.Model.GetEnclosingSymbol(_chain.SpanStart, _cancellationToken) is IMethodSymbol method && !HasNoValue(method);
                return InBody(arrow, [.. lines, (returned ? "return " : "") + WithName(arrow.Expression, name) + ";"]);
            case WhileStatementSyntax loop:
                edits.Write((SyntaxNode)loop.Condition, "true");
                var opposite = Negation.Of(loop.Condition, WithName(loop.Condition, name), _request.Model, _cancellationToken);
                edits.BeginBody(loop, [.. lines, "if (" + opposite + ")", _unit + "break;"]);
                return edits;
            case IfStatementSyntax { Parent: ElseClauseSyntax otherwise }:
                edits.Nest(otherwise, lines, _unit, Replaced, name);
                return edits;
            case StatementSyntax { Parent: BlockSyntax or SwitchSectionSyntax } statement:
                var separator = _unit.Length == 0 ? " " : LineBreaks.Of(statement.SyntaxTree) + Indentation.Of(statement);
                var before = string.Concat(lines.Select(line => line + separator));
                if (Replaced.SpanStart == statement.SpanStart)
                {
                    edits.Change(statement.SyntaxTree, new TextChange(Replaced.Span, before + name));
                    return edits;
                }

                // What a comment says of the statement is said of the loop as well.
                edits.Change(statement.SyntaxTree, new TextChange(new TextSpan(statement.SpanStart, 0), before));
                break;
            case StatementSyntax { Parent: StatementSyntax or ElseClauseSyntax } statement:
                edits.Write(statement, [.. lines, WithName(statement, name)]);
                return edits;
            default:
                return null;
        }

        edits.Write((SyntaxNode)Replaced, name);
        return edits;
    }

    /// <summary>What the local with the value stands for.</summary>
    private ExpressionSyntax Replaced => _loop.Guard is null ? _loop.Asked : _loop.Value;

    private string UsualName() => Operator switch
    {
        "Any" => "found",
        "All" => "holds",
        "Count" => "count",
        "Sum" => "sum",
        "Min" => "smallest",
        "Max" => "largest",
        "Last" or "LastOrDefault" => "last",
        _ => "first",
    };

    /// <summary>The text of a node in which the local stands for the value.</summary>
    private string WithName(SyntaxNode node, string name) => node.ToString()
        .Remove(Replaced.SpanStart - node.SpanStart, Replaced.Span.Length)
        .Insert(Replaced.SpanStart - node.SpanStart, name);

    private static bool HasNoValue(IMethodSymbol method) =>
        method.ReturnsVoid || (method.IsAsync && method.ReturnType is INamedTypeSymbol { Arity: 0 });

    /// <summary>
    /// The only statement of an <c>if</c> that ends the function, where the loop can do it as soon as it has found its element; null where there is none.
    /// </summary>
    private StatementSyntax? Leaving(IfStatementSyntax test)
    {
        if (!IsTruth || (Operator == "Any") == _loop.IsNegated || test is not { Else: null, Statement: var body } || test.Condition != _loop.Value)
            return null;

        var only = body is BlockSyntax { Statements: { Count: 1 } statements } ? statements[0] : body;
        return only is ReturnStatementSyntax or ThrowStatementSyntax { Expression: not null }
            && !only.DescendantNodes().Any(static node => node is ObjectCreationExpressionSyntax { Initializer: not null })
            && IsOnOneLine(only.GetFirstToken(), only.GetLastToken()) && !Comments.AreInOrBeside(only) && !DeclaresNamesOf(only)
            ? only
            : null;
    }

    /// <summary>The lines that find a value and put it into a local.</summary>
    private List<string> Collected(string type, string name) => Collected(type, name, _loop.IsNegated);

    private List<string> Collected(string type, string name, bool isNegated)
    {
        switch (Operator)
        {
            case "Any" or "All":
                var found = Operator == "Any" != isNegated;
                return [type + " " + name + " = " + Text(!found) + ";", .. _text.Lines(_ => [name + " = " + Text(found) + ";", "break;"])];
            case "FirstOrDefault" or "LastOrDefault":
                return
                [
                    type + " " + name + " = default(" + ElementType() + ");",
                    .. _text.Lines(element => [name + " = " + element + ";", "break;"], isUsedOnce: true),
                ];
            case "First" or "Last":
                var hasFound = FreeName.For("found", References.FunctionOf(_loop.Place), _request.Model);
                return
                [
                    type + " " + name + " = default(" + ElementType() + ")" + Forgiven() + ";", "var " + hasFound + " = false;",
                    .. _text.Lines(element => [name + " = " + element + ";", hasFound + " = true;", "break;"], isUsedOnce: true),
                    "if (!" + hasFound + ")",
                    _unit + Failure(),
                ];
            case "Min" or "Max":
                var isEmpty = FreeName.For("isEmpty", References.FunctionOf(_loop.Place), _request.Model);
                return
                [
                    type + " " + name + " = default(" + ElementType() + ");", "var " + isEmpty + " = true;",
                    .. _text.Lines(element => Compared(name, element, isEmpty)), "if (" + isEmpty + ")", _unit + Failure(),
                ];
            case "Count":
                return [type + " " + name + " = 0;", .. _text.Lines(_ => [name + "++;"])];
            default:
                var number = _loop.End!.TargetMethod.ReturnType.SpecialType;
                var zero = number switch { SpecialType.System_Int64 => "0L", SpecialType.System_Double => "0d", SpecialType.System_Decimal => "0m", _ => "0" };
                return [type + " " + name + " = " + zero + ";", .. _text.Lines(element => Added(name, element, number))];
        }
    }

    /// <summary>The lines that add one value: numbers without a fraction fail when they overflow, and what is added is computed as it was.</summary>
    private IReadOnlyList<string> Added(string name, string element, SpecialType number)
    {
        var isChecked = number is SpecialType.System_Int32 or SpecialType.System_Int64;
        var (declaration, value) = Selected(element);
        var addition = isChecked ? name + " = checked(" + name + " + " + value + ");" : name + " += " + value + ";";
        return declaration is null ? [addition] : [declaration, addition];
    }

    private IReadOnlyList<string> Compared(string name, string element, string isEmpty)
    {
        var (declaration, value) = Selected(element, isUsedTwice: true);
        List<string> lines =
        [
            "if (" + isEmpty + " || " + value + (Operator == "Min" ? " < " : " > ") + name + ")", _unit + name + " = " + value + ";", isEmpty + " = false;",
        ];
        if (declaration is not null)
            lines.Insert(0, declaration);
        return lines;
    }

    /// <summary>What the last operator looks at: the element, or what a function makes of it, where needed in a local.</summary>
    private (string? Declaration, string Value) Selected(string element, bool isUsedTwice = false)
    {
        if (_loop.Selector is not { } selector)
            return (null, element);
        var value = _text.ValueOf(selector, element);
        var info = _request.Model.GetTypeInfo(selector.Body, _cancellationToken);
        var isSimple = selector.Method is not null
            || (SymbolEqualityComparer.Default.Equals(info.Type, info.ConvertedType) && IsName(selector.Body));
        if (isSimple && !isUsedTwice)
            return (null, value);
        var added = FreeName.For("value", References.FunctionOf(_loop.Place), _request.Model);
        return (selector.Result.ToMinimalDisplayString(_request.Model, _chain.SpanStart) + " " + added + " = " + value + ";", added);
    }

    /// <summary>The statement that fails as the operator does where it finds no element.</summary>
    private string Failure()
    {
        var method = _loop.End!.TargetMethod;
        var message = method.Parameters.Length > 1 && Operator is "First" or "Last" && !LinqChain.IsOfImmutableArray(method)
            ? "Sequence contains no matching element"
            : "Sequence contains no elements";
        var exception = SystemType.Named(nameof(InvalidOperationException), _request.Model.GetOperation(_chain, _cancellationToken)!);
        return "throw new " + exception + "(\"" + message + "\");";
    }

    /// <summary>What tells the compiler that a value which is null at first is not null where it is read.</summary>
    private string Forgiven() => !_loop.End!.TargetMethod.ReturnType.IsValueType
        && _request.Model.GetNullableContext(_chain.SpanStart).AnnotationsEnabled()
        ? "!"
        : "";

    /// <summary>Whether an expression is a name or a member of one, which means the same in checked code.</summary>
    private static bool IsName(ExpressionSyntax expression) => expression switch
    {
        MemberAccessExpressionSyntax access => IsName(access.Expression),
        _ => expression is SimpleNameSyntax or ThisExpressionSyntax or PredefinedTypeSyntax,
    };

    private List<string> Guarded(string name, ExpressionSyntax guard)
    {
        var isAlternative = _loop.Value.IsKind(SyntaxKind.LogicalOrExpression);
        var found = Operator == "Any" != _loop.IsNegated;
        var lines = _text.Lines(_ => [name + " = " + Text(found) + ";", "break;"]);
        List<string> inside = found ? [.. lines] : [name + " = true;", .. lines];
        var condition = guard.WithoutTrivia().ToString();
        return
        [
            "var " + name + " = " + (isAlternative ? condition : "false") + ";", "if (" + (isAlternative ? "!" + name : condition) + ")", "{",
            .. inside.Select(line => _unit + line), "}",
        ];
    }

    private static string Text(bool value) => value ? "true" : "false";

    private string ElementType() => _loop.End!.TargetMethod.ReturnType.WithNullableAnnotation(NullableAnnotation.None)
        .ToMinimalDisplayString(_request.Model, _chain.SpanStart);

    /// <summary>The default value of the element: by the literal where what is returned has its type, and a lambda does not infer it.</summary>
    private string Default()
    {
        var info = _request.Model.GetTypeInfo(_chain, _cancellationToken);
        return SymbolEqualityComparer.Default.Equals(info.Type, info.ConvertedType)
            && References.FunctionOf(_loop.Place) is not AnonymousFunctionExpressionSyntax
            ? "default"
            : "default(" + ElementType() + ")";
    }
}
