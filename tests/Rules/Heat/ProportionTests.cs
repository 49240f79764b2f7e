using static Allocations.Tests.Heat.HeatVerifier;

namespace Allocations.Tests.Heat;

/// <summary>A loop does not make a place hot whose iterations also do work that costs a thousand times more, or that has only one iteration.</summary>
public sealed class ProportionTests
{
    private const string AndDeletes = "unknown: in a loop (line 9) that also calls 'File.Delete'";
    private const string BesideDelete = "unknown: not known to be hot, beside 'File.Delete'";
    private const string InGetHashCode = "warm: in 'GetHashCode', which collections and sorts call per element";
    private const string AndAppends = "unknown: in a loop (line 9) that also calls 'File.AppendAllText'";

    [Theory]
    [InlineData("typeof(C).GetMethod(\"M\");", "Type.GetMethod")]
    [InlineData("var p = typeof(C).GetProperties();", "Type.GetProperties")]
    [InlineData("Use(Activator.CreateInstance(typeof(C)));", "Activator.CreateInstance")]
    [InlineData("Use(Activator.CreateInstance<C>());", "Activator.CreateInstance")]
    [InlineData("Use(Type.GetType(\"C\"));", "Type.GetType")]
    [InlineData("System.Reflection.MethodInfo m = null; m.Invoke(null, null);", "MethodBase.Invoke")]
    [InlineData("Use(Expression.Constant(i));", "Expression.Constant")]
    [InlineData("var text = File.ReadAllText(\"a\");", "File.ReadAllText")]
    [InlineData("using (var file = new FileStream(\"a\", FileMode.Open)) { }", "new FileStream")]
    [InlineData("if (new FileInfo(\"a\").Length > i) Use(null);", "FileInfo.Length")]
    [InlineData("var f = new FileInfo(\"a\"); Use(f.Exists);", "FileInfo.Exists")]
    [InlineData("DirectoryInfo d = new(\"a\"); if (d.LastWriteTimeUtc > default(DateTime)) Use(d);", "FileSystemInfo.LastWriteTimeUtc")]
    [InlineData("Process.Start(\"a\");", "Process.Start")]
    [InlineData("var t = new StackTrace();", "new StackTrace")]
    [InlineData("StackFrame f = null; Use(f.GetMethod());", "StackFrame.GetMethod")]
    [InlineData("var r = new Regex(\"a\" + i);", "new Regex")]
    [InlineData("Regex r = new(\"a\" + i);", "new Regex")]
    [InlineData("Thread.Sleep(10);", "Thread.Sleep")]
    [InlineData("Use(Console.ReadKey());", "Console.ReadKey")]
    [InlineData("System.Windows.Forms.MessageBox.Show(\"a\");", "MessageBox.Show")]
    [InlineData("System.Windows.Window w = null; w.ShowDialog();", "Window.ShowDialog")]
    [InlineData("OpenDialog d = null; d.ShowDialog();", "CommonDialog.ShowDialog")]
    [InlineData("IKeys k = null; Use(k.ReadKey());", "IKeys.ReadKey")]
    [InlineData("IKeys k = null; Use(await k.ReadKeyAsync());", "IKeys.ReadKeyAsync")]
    [InlineData("lock (this) Monitor.Wait(this);", "Monitor.Wait")]
    [InlineData("AutoResetEvent e = null; e.WaitOne(10);", "WaitHandle.WaitOne")]
    [InlineData("Socket s = null; Use(s.Accept());", "Socket.Accept")]
    [InlineData("TcpListener t = null; Use(await t.AcceptTcpClientAsync());", "TcpListener.AcceptTcpClientAsync")]
    [InlineData("System.Net.Http.HttpClient h = null; Use(await h.GetStringAsync(\"a\"));", "HttpClient.GetStringAsync")]
    [InlineData("Use(System.Reflection.RuntimeReflectionExtensions.GetRuntimeProperties(typeof(C)));", "RuntimeReflectionExtensions.GetRuntimeProperties")]
    [InlineData("IClient k = null; using var r = await k.GetResponseAsync(i);", "IClient.GetResponseAsync")]
    [InlineData("IClient k = null; using var r = k.Send(i);", "IClient.Send")]
    [InlineData("await Task.Delay(10);", "Task.Delay")]
    [InlineData("System.Security.Cryptography.RSA r = null; Use(r.SignHash(null, default, null));", "RSA.SignHash")]
    [InlineData("Use(System.Security.Cryptography.ECDsa.Create());", "ECDsa.Create")]
    [InlineData("Use(new System.Security.Cryptography.X509Certificates.X509Certificate2(\"a\"));", "new X509Certificate2")]
    [InlineData("if (typeof(C).GetMethods().Length > i) Use(null);", "Type.GetMethods")]
    [InlineData("try { File.Delete(\"a\"); } catch { }", "File.Delete")]
    public Task HeavyCallInEachIteration_OutweighsTheAllocation(string call, string name) =>
        VerifyBodyAsync("foreach (var i in ints) { " + call + " Use({|#0:new object()|}); }", "unknown: in a loop (line 9) that also calls '" + name + "'");

    [Theory]
    [InlineData("Regex r = null; var m = r.Match(\"a\");")]
    [InlineData("Regex r = null; var t = r.Replace(\"a\", m => \"b\");")]
    [InlineData("var t = Regex.Replace(\"a\", \"b\", \"c\");")]
    [InlineData("var t = Regex.Split(\"a\", \"b\");")]
    [InlineData("Match m = null; m = m.NextMatch();")]
    [InlineData("Use(System.Text.Json.JsonSerializer.Serialize(1));")]
    [InlineData("Use(System.Text.Json.JsonSerializer.Deserialize<int[]>(\"a\"));")]
    [InlineData("Use(System.Text.Json.JsonSerializer.SerializeToUtf8Bytes(1));")]
    [InlineData("Use(Newtonsoft.Json.JsonConvert.SerializeObject(1));")]
    [InlineData("Find();")]
    public Task MatchesInEachIteration_LeaveThePlaceNotSureToRunOften(string call) =>
        VerifyMembersAsync(
            "void Find() { Regex r = null; var m = r.Match(\"a\"); } void M(string s) { foreach (var c in s) { " + call + " Use({|#0:new object()|}); } }",
            InLoop);

    [Theory]
    [InlineData("foreach (Match m in Regex.Matches(s, \"a\")) Use({|#0:new object()|});", "hot: in a loop (line 10, depth 2)")]
    [InlineData("foreach (Match m in Regex.Matches(s, \"a\")) foreach (var c in m.Value) Use({|#0:new object()|});", "often hot: in a loop (line 10, depth 3)")]
    [InlineData("foreach (var m in Regex.Matches(s, \"a\").Cast<Match>()) Use({|#0:new object()|});", "hot: in a loop (line 10, depth 2)")]
    [InlineData("foreach (var m in Regex.Matches(s, \"a\").OfType<Match>().Where(m => m.Success)) Use({|#0:new object()|});",
        "hot: in a loop (line 10, depth 2)")]
    [InlineData("foreach (Capture c in Regex.Match(s, \"a\").Groups[1].Captures) Use({|#0:new object()|});", "hot: in a loop (line 10, depth 2)")]
    public Task LoopOverMatches_IsNotSureToRunOften(string loop, string heat) =>
        VerifyMembersAsync("void M(string s) { foreach (var a in s) {\n" + loop + " } }", heat);

    [Theory]
    [InlineData("System.Data.IDbCommand c = null; c.ExecuteNonQuery();", "IDbCommand.ExecuteNonQuery")]
    [InlineData("var row = new System.Data.DataTable().NewRow();", "DataTable.NewRow")]
    [InlineData("var table = new System.Data.DataTable();", "new DataTable")]
    [InlineData("var d = System.Xml.Linq.XDocument.Load(\"a\");", "XDocument.Load")]
    [InlineData("var d = System.Xml.Linq.XElement.Parse(\"a\");", "XElement.Parse")]
    [InlineData("System.Xml.XmlDocument d = null; d.LoadXml(\"a\");", "XmlDocument.LoadXml")]
    [InlineData("System.Xml.XmlNode n = null; Use(n.SelectSingleNode(\"a\"));", "XmlNode.SelectSingleNode")]
    [InlineData("System.Xml.Serialization.XmlSerializer s = null; s.Serialize(TextWriter.Null, this);", "XmlSerializer.Serialize")]
    [InlineData("var a = System.Net.Dns.GetHostAddresses(\"a\");", "Dns.GetHostAddresses")]
    [InlineData("using var k = Microsoft.Win32.Registry.CurrentUser.OpenSubKey(\"a\");", "RegistryKey.OpenSubKey")]
    [InlineData("Microsoft.Win32.RegistryKey k = null; Use(k.GetValue(\"a\"));", "RegistryKey.GetValue")]
    public Task DatabaseDocumentNameAndRegistry_OutweighTheAllocation(string call, string name) =>
        VerifyBodyAsync("foreach (var i in ints) { " + call + " Use({|#0:new object()|}); }", "unknown: in a loop (line 9) that also calls '" + name + "'");

    [Theory]
    [InlineData("System.Data.DataRow r = null; Use(r[0]);")]
    [InlineData("System.Data.IDataReader r = null; Use(r.GetValue(0));")]
    [InlineData("System.Xml.XmlReader r = null; r.Read();")]
    [InlineData("System.Xml.Linq.XElement e = null; Use(e.Value);")]
    [InlineData("Own.Registry.GetValue();")]
    [InlineData("Own.Dns.Resolve();")]
    public Task ReadingOfWhatIsThere_LeavesTheLoopHot(string call) =>
        VerifyMembersAsync(
            "static class Own { public static class Registry { public static void GetValue() { } } "
                + "public static class Dns { public static void Resolve() { } } } "
                + "void M(int[] ints) { foreach (var i in ints) { " + call + " Use({|#0:new object()|}); } }",
            InLoop);

    [Theory]
    [InlineData("void Save() { File.Delete(\"a\"); }", "'File.Delete' through 'Save'")]
    [InlineData("string Save() => File.ReadAllText(\"a\");", "'File.ReadAllText' through 'Save'")]
    [InlineData("long Save() => new FileInfo(\"a\").Length;", "'FileInfo.Length' through 'Save'")]
    [InlineData("void Save() => Store(); void Store() => Keep(1); void Keep(int n) { Use(n); File.Delete(\"a\"); }", "'File.Delete' through 'Save'")]
    [InlineData("bool Save() { if (Is(null)) throw new Exception(); return File.Exists(\"a\"); }", "'File.Exists' through 'Save'")]
    [InlineData("void Save() { try { using (var f = new FileStream(\"a\", FileMode.Open)) { } } catch { } }", "'new FileStream' through 'Save'")]
    [InlineData("void Save() { while (File.Exists(\"a\")) Use(1); }", "'File.Exists' through 'Save'")]
    [InlineData("void Save() { while (true) { File.Delete(\"a\"); if (Is(null)) return; } }", "'File.Delete' through 'Save'")]
    [InlineData("void Save() { do { try { File.Delete(\"a\"); } catch { continue; } } while (Is(null)); }", "'File.Delete' through 'Save'")]
    [InlineData("void Save() { for (var i = 0; i < 3; i++) { File.Delete(\"a\"); if (Is(null)) return; } }", "'File.Delete' through 'Save'")]
    [InlineData("void Save() { while (Is(null)) { Use(1); Thread.Sleep(10); } }", "'Thread.Sleep' through 'Save'")]
    [InlineData("void Save() { while (Is(null)) { foreach (var c in \"\") Use(c); if (Is(this)) break; Thread.Sleep(10); } }", "'Thread.Sleep' through 'Save'")]
    [InlineData(
        "System.Net.Http.HttpResponseMessage Save() => Send(1); System.Net.Http.HttpResponseMessage Send(int i) { if (i > 1) return null; return null; }",
        "'C.Send' through 'Save'")]
    [InlineData(
        "void Save() => _saver.Save(); interface ISaver { void Save(); } ISaver _saver; class A : ISaver { public void Save() => File.Delete(\"a\"); } "
            + "class B : ISaver { void ISaver.Save() => File.Delete(\"b\"); }",
        "'File.Delete' through 'Save'")]
    [InlineData("void Save() => _saver.Put(); class Saver { public virtual void Put() => File.Delete(\"a\"); } Saver _saver;", "'File.Delete' through 'Save'")]
    public Task HeavyCallOfACallee_OutweighsTheAllocation(string members, string work) =>
        VerifyMembersAsync(
            members + " void M(int[] ints) { foreach (var i in ints) { Save(); Use({|#0:new object()|}); } }",
            "unknown: in a loop (line 9) that also calls " + work);

    [Theory]
    [InlineData("void Save() { if (Is(null)) File.Delete(\"a\"); }")]
    [InlineData("void Save() { if (Is(null)) return; File.Delete(\"a\"); }")]
    [InlineData("void Save() { foreach (var c in \"\") return; File.Delete(\"a\"); }")]
    [InlineData("void Save() { foreach (var c in \"\") File.Delete(\"a\"); }")]
    [InlineData("void Save() { while (Is(null)) File.Delete(\"a\"); }")]
    [InlineData("void Save() { while (Is(null)) if (Is(this)) Thread.Sleep(10); }")]
    [InlineData("void Save() { foreach (var c in \"\") Thread.Sleep(10); }")]
    [InlineData("void Save() { if (Is(this)) while (Is(null)) Thread.Sleep(10); }")]
    [InlineData("void Save() { if (Is(this)) return; while (Is(null)) Thread.Sleep(10); }")]
    [InlineData("void Save() { while (true) { if (Is(null)) break; File.Delete(\"a\"); } }")]
    [InlineData("void Save() { for (var i = 0; i < 3; i++) { if (Is(null)) continue; File.Delete(\"a\"); } }")]
    [InlineData("void Save() { for (var i = 3; i < 3; i++) File.Delete(\"a\"); }")]
    [InlineData("void Save() { for (var i = 0; i < _n; i++) File.Delete(\"a\"); } int _n;")]
    [InlineData("void Save() { try { } catch { File.Delete(\"a\"); } }")]
    [InlineData("void Save() => throw new Exception(File.ReadAllText(\"a\"));")]
    [InlineData("string _text; string Save() => _text ??= File.ReadAllText(\"a\");")]
    [InlineData("string _text; string Save() { if (_text == null) _text = File.ReadAllText(\"a\"); return _text; }")]
    [InlineData("void Save() { Action later = () => File.Delete(\"a\"); Keep(later); }")]
    [InlineData("IEnumerable<int> Save() { File.Delete(\"a\"); yield return 1; }")]
    [InlineData("void Save() => A(); void A() => B(); void B() => D(); void D() => File.Delete(\"a\");")]
    [InlineData(
        "void Save() => _saver.Save(); interface ISaver { void Save(); } ISaver _saver; class A : ISaver { public void Save() => File.Delete(\"a\"); } "
            + "class B : ISaver { void ISaver.Save() { } }")]
    [InlineData(
        "void Save() => _saver.Put(); class Saver { public virtual void Put() => File.Delete(\"a\"); } "
            + "class Quiet : Saver { public override void Put() { } } Saver _saver;")]
    [InlineData("void Save() => Save(); ")]
    public Task CalleeThatMayDoWithoutIt_LeavesTheLoopHot(string members) =>
        VerifyMembersAsync(members + " void M(int[] ints) { foreach (var i in ints) { Save(); Use({|#0:new object()|}); } }", InLoop);

    [Theory]
    [InlineData("Task<System.Net.Http.HttpResponseMessage>", "unknown: in a loop (line 9) that also calls 'C.Send'")]
    [InlineData("Task<int>", InLoop)]
    public Task MethodOfTheTypeThatSends_OutweighsWhereItGivesAResponse(string result, string heat) =>
        VerifyMembersAsync(
            result + " Send(int i) => null; "
                + "async Task M(int[] ints) { foreach (var i in ints) { try { Use(await Send(i)); Use({|#0:new object()|}); } catch { } } }",
            heat);

    [Theory]
    [InlineData("if (c == 0) { Thread.Sleep(100); continue; }", InLoop)]
    [InlineData("if (c == 0) await Task.Delay(100);", InLoop)]
    [InlineData("do { await Task.Delay(TimeSpan.FromSeconds(1)); } while (s.Length == 0);", InLoop)]
    [InlineData("if (c == 0) await Task.WhenAny(Task.CompletedTask, Task.Delay(100));", OftenInLoop)]
    [InlineData("if (c == 0) Thread.Sleep(0);", OftenInLoop)]
    [InlineData("if (c == 0) Thread.Yield();", OftenInLoop)]
    [InlineData("try { Use(null); } catch { await Task.Delay(100); }", OftenInLoop)]
    [InlineData("Action later = () => Thread.Sleep(100); Keep(later);", OftenInLoop)]
    public Task LoopThatPausesNowAndThen_IsNotSureToRunOften(string statement, string heat) =>
        VerifyMembersAsync("async Task M(string s) { foreach (var c in s) { " + statement + " Use({|#0:new object()|}); } }", heat);

    [Theory]
    [InlineData("while (true) { var e = Poll(TimeSpan.FromSeconds(1)); Use({|#0:new object()|}); }", InLoop)]
    [InlineData("while (true) { try { if (!Is(Poll(timeoutInMs: 100))) continue; Use({|#0:new object()|}); } catch { } }", InLoop)]
    [InlineData("while (true) { if (Is(null)) Use({|#0:new object()|}); else Thread.Yield(); }", InLoop)]
    [InlineData("var wait = new SpinWait(); for (; ; ) { if (Is(null)) { Use({|#0:new object()|}); continue; } wait.SpinOnce(); }", InLoop)]
    [InlineData("do { Thread.SpinWait(20); if (s != null) Use({|#0:new object()|}); } while (s.Length > 0);", InLoop)]
    [InlineData("while (true) { var e = Poll(TimeSpan.Zero, 0); Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("while (true) { Use({|#0:new object()|}); if (Is(null)) Use(Poll(TimeSpan.FromSeconds(1))); }", OftenInLoop)]
    [InlineData("while (true) { SetTimeout(100); Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData(
        "var all = new System.Collections.Concurrent.BlockingCollection<int>(); while (all.TryTake(out _, 100)) Use({|#0:new object()|});", OftenInLoop)]
    [InlineData("foreach (var c in s) { if (c == 0) Thread.Yield(); Use({|#0:new object()|}); }", OftenInLoop)]
    [InlineData("while (true) { Yield(); Use({|#0:new object()|}); } void Yield() { }", OftenInLoop)]
    public Task LoopThatPolls_IsNotSureToRunOften(string loop, string heat) =>
        VerifyMembersAsync(
            "object Poll(TimeSpan timeout) => null; object Poll(int timeoutInMs) => null; object Poll(TimeSpan unused, int timeout) => null; "
                + "void SetTimeout(int timeout) { } void M(string s) { " + loop + " }",
            heat);

    [Theory]
    [InlineData("if (i > 3) Use(Activator.CreateInstance(typeof(C)));")]
    [InlineData("try { Use(null); } catch { Thread.Sleep(10); }")]
    [InlineData("Action later = () => File.Delete(\"a\"); Keep(later);")]
    [InlineData("foreach (var j in ints) File.Delete(\"a\");")]
    [InlineData("var b = new Regex(\"a\") is null ? i : i;", "unknown: in a loop (line 9) that also calls 'new Regex'")]
    [InlineData("Use(i.GetType());")]
    [InlineData("var f = new FileInfo(\"a\"); Use(f.Name);")]
    [InlineData("var s = new string('a', i); Use(s.Length);")]
    [InlineData("FileInfo f = null; Use(f.Length);")]
    [InlineData("var b = typeof(C).IsAssignableFrom(typeof(object));")]
    [InlineData("Use(Regex.IsMatch(\"a\", \"b\"));")]
    [InlineData("Start(); void Start() { }")]
    [InlineData("var t = Task.FromResult(i);")]
    [InlineData("Func<int> f = null; f?.Invoke();")]
    [InlineData("IClient k = null; k.SendText(\"a\");")]
    [InlineData("IClient k = null; using var r = k.MakeResponse();")]
    public Task OtherCall_LeavesTheLoopHot(string call, string heat = InLoop) =>
        VerifyBodyAsync("foreach (var i in ints) { " + call + " Use({|#0:new object()|}); }", heat);

    [Theory]
    [InlineData("foreach (var i in typeof(C).GetMethod(\"M\").Name) Use({|#0:new object()|});", "warm: in a loop (line 9)")]
    [InlineData("foreach (var i in ints) { File.Delete(\"a\"); foreach (var j in ints) Use({|#0:new object()|}); }", "often hot: in a loop (line 9, depth 2)")]
    [InlineData(
        "foreach (var i in ints) { foreach (var j in ints) { File.Delete(\"a\"); Use({|#0:new object()|}); } }",
        "unknown: in a loop (line 9) that also calls 'File.Delete'")]
    [InlineData("while (File.Exists(\"a\")) Use({|#0:new object()|});", "unknown: in a loop (line 9) that also calls 'File.Exists'")]
    [InlineData("foreach (var i in ints) { File.Delete(\"a\"); throw new Exception(Text({|#0:new object()|})); }", "cold: thrown")]
    [InlineData("foreach (var i in ints) { if (i > 3) { File.Delete(\"a\"); Use({|#0:new object()|}); } }", AndDeletes)]
    [InlineData("foreach (var i in ints) { var m = Regex.Match(\"a\", \"b\"); Use({|#0:new object()|}); File.Delete(\"a\"); }", AndDeletes)]
    [InlineData(
        "foreach (var i in ints) { var m = Regex.Match(\"a\", \"b\"); m = m.NextMatch(); m = m.NextMatch(); File.Delete(\"a\"); Use({|#0:new object()|}); }",
        AndDeletes)]
    [InlineData("foreach (var i in ints) { if (i > 3) { Use({|#0:new object()|}); File.Delete(\"a\"); } }", AndDeletes)]
    [InlineData("foreach (var i in ints) { if (i > 3) File.AppendAllText(\"a\", Text({|#0:new object()|})); }", AndAppends)]
    [InlineData("foreach (var i in ints) { if (i > 3) { if (i > 4) Use({|#0:new object()|}); File.Delete(\"a\"); } }", AndDeletes)]
    [InlineData("foreach (var i in ints) { switch (i) { case 1: File.Delete(\"a\"); Use({|#0:new object()|}); break; } }", AndDeletes)]
    [InlineData("foreach (var i in ints) { if (i > 3) File.Delete(\"a\"); else Use({|#0:new object()|}); }", InLoop)]
    [InlineData("foreach (var i in ints) { if (i > 3) File.Delete(\"a\"); if (i > 3) Use({|#0:new object()|}); }", InLoop)]
    [InlineData("foreach (var i in ints) { Use({|#0:new object()|}); if (i > 3) File.Delete(\"a\"); else File.Delete(\"b\"); }", AndDeletes)]
    [InlineData("foreach (var i in ints) { if (Is({|#0:new object()|})) File.Delete(\"a\"); else { Use(1); File.Delete(\"b\"); } }", AndDeletes)]
    [InlineData(
        "foreach (var i in ints) { Use({|#0:new object()|}); if (i > 3) File.Delete(\"a\"); else if (i > 2) throw new Exception(); else File.Delete(\"b\"); }",
        AndDeletes)]
    [InlineData(
        "foreach (var i in ints) { Use({|#0:new object()|}); switch (i) { case 1: File.Delete(\"a\"); break; default: File.Delete(\"b\"); break; } }",
        AndDeletes)]
    [InlineData(
        "foreach (var i in ints) { Use({|#0:new object()|}); var s = i > 3 ? File.ReadAllText(\"a\") : File.ReadAllText(\"b\"); }",
        "unknown: in a loop (line 9) that also calls 'File.ReadAllText'")]
    [InlineData("foreach (var i in ints) { Use({|#0:new object()|}); if (i > 3) File.Delete(\"a\"); else Use(i); }", InLoop)]
    [InlineData("foreach (var i in ints) { Use({|#0:new object()|}); if (i > 3) File.Delete(\"a\"); else if (i > 2) File.Delete(\"b\"); }", InLoop)]
    [InlineData(
        "foreach (var i in ints) { Use({|#0:new object()|}); switch (i) { case 1: File.Delete(\"a\"); break; case 2: File.Delete(\"b\"); break; } }", InLoop)]
    [InlineData(
        "foreach (var i in ints) { if (i > 3) { if (i < 9) { Use({|#0:new object()|}); continue; } File.Delete(\"a\"); } else File.Delete(\"b\"); }", InLoop)]
    [InlineData("foreach (var i in ints) { if (i > 3) { if (i > 4) File.Delete(\"a\"); Use({|#0:new object()|}); } }", InLoop)]
    [InlineData("foreach (var i in ints) { if (i > 4) continue; File.Delete(\"a\"); Use({|#0:new object()|}); }", AndDeletes)]
    [InlineData("foreach (var i in ints) { if (i > 4) continue; Use({|#0:new object()|}); File.Delete(\"a\"); }", AndDeletes)]
    [InlineData("foreach (var i in ints) { if (i > 3) { Use({|#0:new object()|}); if (i > 4) continue; File.Delete(\"a\"); } }", InLoop)]
    public Task InnermostLoop_IsTheOneThatCounts(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("while (true) { Use({|#0:new object()|}); return; }", Unknown)]
    [InlineData("foreach (var i in ints) { Use({|#0:new object()|}); break; }", Unknown)]
    [InlineData("while (true) { try { Use({|#0:new object()|}); return; } catch (IOException) { } }", Unknown)]
    [InlineData("for (var i = 0; ; i++) { try { Use({|#0:new object()|}); break; } catch (IOException) when (i < 3) { continue; } }", Unknown)]
    [InlineData("while (true) { if (Is({|#0:new object()|})) return; else break; }", Unknown)]
    [InlineData("while (true) { using (var s = new MemoryStream()) { Use({|#0:new object()|}); return; } }", Unknown)]
    [InlineData("foreach (var i in ints) { if (Is(null)) continue; Use({|#0:new object()|}); break; }", Unknown)]
    [InlineData("foreach (var i in ints) { if (Is(null)) { Use(null); continue; } else { Use({|#0:new object()|}); } return; }", Unknown)]
    [InlineData("foreach (var i in ints) { if (Is(null)) { Use({|#0:new object()|}); continue; } break; }", InLoop)]
    [InlineData("while (true) { Use({|#0:new object()|}); if (Is(null)) continue; return; }", OftenInLoop)]
    [InlineData("while (true) { Use({|#0:new object()|}); if (Is(null)) return; }", OftenInLoop)]
    [InlineData("while (Is({|#0:new object()|})) { Use(null); return; }", InLoop)]
    [InlineData("do { try { Use(null); return; } catch (IOException) { } } while (Is({|#0:new object()|}));", Unknown)]
    [InlineData("do { try { Use(null); } catch (IOException) { } } while (Is({|#0:new object()|}));", InLoop)]
    [InlineData("foreach (var i in ints) { foreach (var j in ints) { Use({|#0:new object()|}); break; } }", InLoop)]
    public Task LoopThatAlwaysLeaves_IsNotOne(string body, string heat) => VerifyBodyAsync(body, heat);

    [Theory]
    [InlineData("var t = File.ReadAllText(\"a\"); Use({|#0:new object()|});", "unknown: in 'M', which also calls 'File.ReadAllText'")]
    [InlineData("if (ints != null) { Use({|#0:new object()|}); File.Delete(\"a\"); }", BesideDelete)]
    [InlineData("if (ints != null) { File.Delete(\"a\"); using (var s = new MemoryStream()) { Use({|#0:new object()|}); } }", BesideDelete)]
    [InlineData("if (ints != null) return; Use({|#0:new object()|}); File.Delete(\"a\");", BesideDelete)]
    [InlineData("Use({|#0:new object()|}); if (ints != null) File.Delete(\"a\");", Unknown)]
    [InlineData("Use({|#0:new object()|}); if (ints != null) return; File.Delete(\"a\");", Unknown)]
    [InlineData("if (ints == null) File.Delete(\"a\"); else Use({|#0:new object()|});", Unknown)]
    [InlineData("try { Use({|#0:new object()|}); } catch { File.Delete(\"a\"); }", Unknown)]
    [InlineData("Use({|#0:new object()|}); Action later = () => File.Delete(\"a\");", Unknown)]
    [InlineData("if (ints != null) { Use({|#0:new object()|}); var m = Regex.Match(\"a\", \"b\"); }", Unknown)]
    public Task WorkBesideAPlaceOutsideOfLoops_OutweighsIt(string body, string heat) => VerifyMembersAsync("void M(int[] ints) { " + body + " }", heat);

    [Theory]
    [InlineData("if (ints != null) { Use({|#0:new object()|}); File.Delete(\"a\"); }", BesideDelete)]
    [InlineData("Use({|#0:new object()|}); if (ints != null) File.Delete(\"a\"); else File.Delete(\"b\");", BesideDelete)]
    [InlineData("if (ints != null) File.Delete(\"a\"); Use({|#0:new object()|});", InGetHashCode)]
    [InlineData("if (ints != null) { Use({|#0:new object()|}); if (ints.Length > 3) return 1; File.Delete(\"a\"); }", InGetHashCode)]
    [InlineData("if (ints != null) { Use({|#0:new object()|}); var m = Regex.Match(\"a\", \"b\"); }", InGetHashCode)]
    public Task WorkBesideAPlaceOfAWarmMember_OutweighsIt(string body, string heat) =>
        VerifyMembersAsync("int[] ints; public override int GetHashCode() { " + body + " return 0; }", heat);

    [Theory]
    [InlineData("class Failed : Exception { public Failed() : base(Text({|#0:new object()|})) { } }", "cold: builds an exception")]
    [InlineData("Exception Make(int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); return null; }", "cold: builds an exception")]
    [InlineData("ArgumentException Make() => new ArgumentException(Text({|#0:new object()|}));", "cold: builds an exception")]
    [InlineData("void F(int[] ints) { foreach (var i in ints) Use(new ArgumentException(Text({|#0:new object()|}))); }", "cold: builds an exception")]
    [InlineData("void F(int[] ints) { foreach (var i in ints) { Exception e = new(Text({|#0:new object()|})); Use(e); } }", "cold: builds an exception")]
    [InlineData("class NoException { public NoException(string t) { } } void F(int[] ints) { foreach (var i in ints)\n"
        + "Use(new NoException(Text({|#0:new object()|}))); }", "hot: in a loop (line 9)")]
    [InlineData("object Make() => Text({|#0:new object()|});", Unknown)]
    [InlineData("void Handle(IOException failure, int[] ints) { foreach (var i in ints) Use({|#0:new object()|}); }", "cold: handles a failure")]
    [InlineData("void Log(Exception failure = null) => Use({|#0:new object()|});", Unknown)]
    [InlineData("void Log(int level, Exception failure) => Use({|#0:new object()|});", Unknown)]
    [InlineData("public void Dispose() => Use({|#0:new object()|});", "cold: runs at the end of its object")]
    [InlineData("protected virtual void Dispose(bool disposing) { Use({|#0:new object()|}); }", "cold: runs at the end of its object")]
    [InlineData("public ValueTask DisposeAsync() { Use({|#0:new object()|}); return default; }", "cold: runs at the end of its object")]
    [InlineData("public void Dispose() { while (Is(null)) Use({|#0:new object()|}); }", "unknown: in a loop (line 9) of 'Dispose', which runs rarely")]
    [InlineData("public bool Dispose(int n) => Is({|#0:new object()|});", Unknown)]
    [InlineData("struct Scope { public void Dispose() => Use({|#0:new object()|}); }", Unknown)]
    public Task MemberThatFailsOrEnds_IsCold(string members, string heat) => VerifyMembersAsync(members, heat);
}
